# Direct hands: settings and keys.

skip = Пропускать шаги без выбора
