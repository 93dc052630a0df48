error-online-no-lesson = { $title }: учебной игры нет.
error-online-lesson-alone = Учебная игра — для одного человека, без настроек и часов: у неё свои.
error-online-not-taught = Это не учебная игра, или обучение уже закончилось.
