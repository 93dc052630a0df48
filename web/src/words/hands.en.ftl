# Direct hands: settings and keys.

skip = Skip steps without a choice
