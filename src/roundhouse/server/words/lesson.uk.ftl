error-online-no-lesson = { $title }: навчальної гри немає.
error-online-lesson-alone = Навчальна гра — для однієї людини, без налаштувань і годинника: вона має власні.
error-online-not-taught = Це не навчальна гра, або навчання вже скінчилося.
