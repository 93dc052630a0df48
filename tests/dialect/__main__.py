"""Write the table in docs/dialect.md."""

from . import BEGIN, END, PAGE, table

text = PAGE.read_text(encoding="utf-8")
before, after = text.split(BEGIN)[0], text.split(END)[1]
PAGE.write_text(f"{before}{BEGIN}\n\n{table()}\n\n{END}{after}", encoding="utf-8")
