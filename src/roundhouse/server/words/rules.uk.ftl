## The rules pages

rules-behind = Для допитливих: на чому це ґрунтується
rules-option = «{ $option }»
rules-option-value = «{ $option }: { $value }»
