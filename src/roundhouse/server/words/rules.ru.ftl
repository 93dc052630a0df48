## The rules pages

rules-behind = Для любопытных: на чём это основано
rules-option = «{ $option }»
rules-option-value = «{ $option }: { $value }»
