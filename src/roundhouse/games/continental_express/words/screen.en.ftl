# What the cards do, for whoever looks at them on a screen

effect-wagon = Objectives ask for it. At the end of the game it scores nothing.
effect-locomotive = Stands in for one wagon of any kind when you claim an objective.
effect-banknote = Pays for a card of the market, or is 1 point at the end.
effect-investor = Take any open small card for nothing.
effect-pickpocket = Take all banknotes of one other player.
effect-switchman = Exchange one of your wagon cards for one of another player, who cannot refuse.
effect-station_master = Take a company token of your choice. It counts for your contract.
effect-train_accident = The open objectives go under their deck, and three new ones are turned up.
effect-station_fire = All open small cards leave the game, and three of each pile are turned up.
