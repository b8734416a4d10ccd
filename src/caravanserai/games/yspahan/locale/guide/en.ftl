# The guided first game, step by step. $one and $two are the other players.

guide-welcome = Welcome to Yspahan. You are a merchant (blue) and have three weeks of seven days to earn the most points: with complete souks in the city, with cubes in the caravan and with buildings. We join in on day 5 of the first week.
guide-roll = You are today's first player, so you roll nine dice for everybody. You could add yellow dice for 1 gold each; today the white ones will do. Roll without yellow dice.
guide-tower = The dice sort themselves: equal values together, the lowest on the camels at the bottom, the highest on the gold at the top, the rest on bags, barrels, chests and vases. In your turn you take one whole level.
guide-camels = Take the two dice on the camel level and use them for goods: a camel for each die, and one more thanks to your Paddock. The gold level works the same way with gold.
guide-build = After your action you may build. Build the Hammam for 2 camels and 2 gold: it is your third building, so it brings 5 points at once, and it will soon help you with the Supervisor.
guide-others = Now { $one } and { $two } take theirs. Each die on a district is a cube for a shop there; a souk with somebody else's cube is closed to you. Both have completed souks, and a new day has begun with a new roll.
guide-chests = The chests are yours: take their two dice and use them for goods. You own one shop of the chest souk worth 8 already, and while it is incomplete you may not start another souk in that district.
guide-supply = Two dice, two cubes: put both into the chest souk worth 8. Then only one of its shops is empty. Souks score at the end of the week, and only complete ones.
guide-supervisor = Day 7, the last chance this week. Your lone cube in the vase souk worth 12 will score nothing. But there is the Supervisor on the crossroads: every cube beside the square where he stops goes to the caravan.
guide-walk = Take the barrel dice and move the Supervisor with them. They show 4, so he walks four squares; each square more or fewer costs 1 gold, but your Hammam pays for three. Send him three squares east, beside your cube.
guide-caravan = Your cube goes to the caravan and scores at once. For a camel it would stay in its shop too, and one from your stock would travel instead. The souk is lost anyway: let the cube go (or pay, if you like). Your Caravanserai gives you a card for it.
guide-card = A Delivery: one cube for any district. Cards may be played in your own turn, as many as you like. Play it and fill the last shop of the chest souk.
guide-week = { $one } ends the day, and with it the week. Your chest souk brings 8 points. Your two cubes in the caravan count 2 each, because one of them stands in the second row. Then the shops are emptied, while the caravan stays.
guide-onward = Two more weeks like this, and the most points win. One trick for later: instead of playing a card you may discard it to count one die more when you take goods.
