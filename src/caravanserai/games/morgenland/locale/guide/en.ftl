# The guided first game, step by step. $one and $two are the other players.

guide-welcome = Welcome to Morgenland. In every round you send eight characters out: to the dragons' caves for treasure, through the city for advantages, into the palace to buy artifacts. When the last artifact is sold, whoever has the most wins. We join in the second round of the basic version.
guide-characters = Everybody has the same eight characters, of strength 1, 2 and 4 to 9. They are laid face down, one at a time. You see the strength of your own (blue), but of the others only where they lie. Four of yours are out already, four are left.
guide-cave = In a cave the strongest takes the top pile, the second the pile below. The Red Dragon's Cave holds 4 and 2 crowns, and both rivals are there. Choose your 9 and place it there.
guide-city = { $one } and { $two } come to the Market. Whoever is strongest there may return 1 treasure and take any 3. Show them: place your 7 on the Market.
guide-guard = Nobody enters the palace without a character at the Palace Guard. The guard's strength is still secret, from 1 to 10; if yours is too low, you may pay the difference in treasure. Place your 4 there.
guide-room = Your last one, the 6, goes to Palace Room 1, beside your 2. The strongest may buy first, but strength is also the price: for each character as many treasures of one kind as it is strong, for each a different kind. So you will pay 6 of one kind and 2 of another.
guide-reveal = All are placed, now the spaces are turned up one by one, the caves first. Your 9 wins the 4 red crowns, and your 5 is second among the blue gems and takes 1. In the White Dragon's Cave there is only one pile, and { $two } takes it with a 9: your 1 gets nothing.
guide-trade = Your 7 beats the 6 and the 4 at the Market. Return your gold bar and take three red crowns: that makes seven.
guide-camel = Your 8 also wins the Caravanserai, so you name the first player. The first player gets the camel and wins every tie, from now on. Keep it for yourself: take the camel.
guide-bribe = The guard shows 5, your 4 falls one short. Bribe him with one red crown, then six are left. Whoever is turned away takes all characters out of the rooms.
guide-buy = Palace Room 1: your 6 and 2 make 8, and { $two } has an 8 too. But you hold the camel, so you come first. Buy the artifact! The 6 costs your six red crowns; pay the 2 with white pearls or black trophies, as you like.
guide-others = { $one } and { $two } buy in the other rooms. Whoever cannot pay leaves it to the next in rank. Then the round ends: all characters return, and a new card fills the caves. You have the camel, so you will place first.
guide-magic = Two spaces stay closed: Aladdin's Tent and the Djinn's House. They open in the Magic version. There every artifact has a power, you win spells in the Tent, and whenever a space is scored all may answer with artifacts and spells.
guide-onward = You have two artifacts; when all 18 are sold, the game ends at once. If the most is tied, treasure decides. And a word of advice: a small character in a cave costs little and worries everybody.
