## The rules pages

rules-behind = For the curious: what stands behind this
rules-option = “{ $option }”
rules-option-value = “{ $option }: { $value }”
