## The rules pages, and the passages that other pages show of them

rules-contents = Зміст
rules-read-on = Читати далі в правилах
rule-link = Правило
rule-asked = Правило, за яким зараз ходять
curious = Для допитливих
curious-about = Запис із нашого реєстру правил; його ведуть англійською.
