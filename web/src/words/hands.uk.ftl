# Direct hands: settings and keys.

skip = Пропускати кроки без вибору
