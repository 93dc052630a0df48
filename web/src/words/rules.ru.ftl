## The rules pages, and the passages that other pages show of them

rules-contents = Содержание
rules-read-on = Читать дальше в правилах
rule-link = Правило
rule-asked = Правило, по которому сейчас ходят
curious = Для любопытных
curious-about = Запись из нашего реестра правил; его ведут на английском.
