howto-about = Send your family to the guilds of Baghdad and to far lands. Whoever stands strongest is served first; mixed goods pay for titles, services and favours.

howto-goal = The goal
howto-goal-text = You lead a family at the court of the Caliph. For **five years** you place pawns, gather goods and barter them for new pawns and titles. After the fifth year, whoever has the most **prestige points (PP)** wins. [AR-1] [AR-134-137 the end]
howto-goal-picture = You begin with one Pasha, one Merchant and one Sage: **3, 2 and 1 PP**. There is no money in this game: goods pay for everything, and different goods together pay best.

howto-year = A year
howto-year-text = Every year has the same course; the last one ends with its second step. [AR-21]
howto-step-place = Placement
howto-step-place-text = In turn order each player places one pawn, until all pawns stand in the 13 areas. [AR-22-27]
howto-step-resolve = Resolution
howto-step-resolve-text = In turn order each player picks one area, and all who stand there act. It goes on until every pawn is back home. [AR-33-44]
howto-step-end = Year end
howto-step-end-text = The territories are refilled, used titles are ready again, a crisis tile brings new mercenaries. [AR-45-47]

howto-dominance = Who acts first
howto-dominance-text = A Pasha counts 5, a Merchant 3, a Sage 1. In an area the families are **ranked by their sum**; among equals, the one further left comes first, so being early helps. Only **the first three act**. In one area you may have one Pasha or Merchant, and any number of Sages. [AR-25-31]
howto-dominance-picture = Red and yellow both count 4. Red stands further left and is rank 1, yellow rank 2, green with 1 is rank 3.

howto-turn = Your turn in the resolution
howto-turn-text = Choose **any area with pawns, even if none is yours**, and it is resolved at once: everybody there acts in order of rank, then all pawns go home. Before or after it you may use one of your activated titles. Without a pawn on the board you are skipped. [AR-34-41]

howto-palaces = The six palaces
howto-palaces-text = In a guild you take **one or two** of three: its service, one title, the favour of its head. All is paid as one sum. Whoever takes neither service nor title gets 1 dishonor. [AR-48-56]
name-intrigue-text = Spies: look at hidden mercenaries or move your pawns between territories. The Favorite copies another favour. [AR-71-76]
name-military-text = Draw 3, 2 or 1 mercenaries by rank. The General: one good for one mercenary. [AR-69] [AR-77]
name-lore-text = A new Sage for 5, 7 or 9. The Court Scholar: a Credit Note for 2. [AR-67] [AR-78]
name-commerce-text = A new Merchant for 8, 10 or 12. The Vizier exchanges a good. [AR-67] [AR-79]
name-politics-text = A new Pasha for 11, 13 or 15. The Qadi: influence for 1. [AR-67] [AR-80]
name-al-rashid-text = Only with a Pasha. Benevolence gives a good and an earlier place in the turn order; titles of the Caliph help at once. [AR-83-86]

howto-barter = Paying with goods
howto-barter-text = This is the heart of the game. A set of **1, 2, 3, 4 or 5 different kinds is worth 1, 3, 6, 10 or 15**. Your goods are split into sets for you; no change is given. A Credit Note makes one title 3 cheaper. [AR-57-66]
howto-barter-picture = One hardwood, two pottery and one silk: a set of three kinds is worth 6, the second pottery alone 1. Together **7**.

howto-lands = Territories and mercenaries
howto-lands-text = Seven territories give goods: rank 1 takes **all of one kind or 3 items**, rank 2 takes 2, rank 3 takes 1. If mercenaries lie there, they are turned up and must be beaten first. Rank 1 fights or flees; whoever flees takes **2 dishonor**. For each colour the discarded tokens must be **higher in sum than theirs**; red never helps against blue. Whoever removes the last one trades first. [AR-87-99]
howto-lands-picture = A red 4 and a blue 2 and 3 guard the land. With blue 4 and blue 2, 6 against 5, the blue ones are beaten; the red one stays, and the next family must face it.

howto-titles = Titles
howto-titles-text = Titles are yours to the end; hover over one to read what it does. [AR-100-102]
howto-title-activated = Once a year
howto-title-activated-text = Importers and Smuggler give or swap goods, Recruiter and Negotiator help with mercenaries. One per turn. [AR-103] [AR-108] [AR-110] [AR-115-116]
howto-title-permanent = Always in force
howto-title-permanent-text = Strategist and Raider for battles, Loremaster and Banker for prices, Plotter, Informer and Diplomat for pawns. [AR-104-105] [AR-107] [AR-109] [AR-111] [AR-113-114]
howto-title-single = When bought
howto-title-single-text = Titles of the Caliph, the Enchanter and the Impostor: goods, influence, mercenaries or a pawn at once. [AR-106] [AR-112] [AR-125-133]
howto-title-politics = For the end
howto-title-politics-text = The eight titles of Politics cost 15 and give up to 7 PP if you meet their condition. [AR-117-124]

howto-scoring = Scoring
howto-score-pashas = Pashas
howto-score-pashas-text = of your whole family, at most 3
howto-score-pashas-worth = 3 PP each
howto-score-merchants = Merchants
howto-score-merchants-text = at most 4
howto-score-merchants-worth = 2 PP each
howto-score-sages = Sages
howto-score-sages-text = at most 6
howto-score-sages-worth = 1 PP each
howto-score-titles = Titles
howto-score-titles-text = as printed; those of Politics by their condition
howto-score-titles-worth = 0 to 7 PP
howto-score-influence = Influence
howto-score-influence-text = at most 5 in all
howto-score-influence-worth = 1 PP each
howto-score-dishonor = Dishonor
howto-score-dishonor-text = there is no way to get rid of it
howto-score-dishonor-worth = −2 PP each
howto-scoring-text = If points are equal, the more valuable goods win, then the earlier place in turn order. [AR-135-137]

howto-know = Good to know in your first game
howto-tip-mix = **Collect kinds, not heaps.** Five different goods are worth 15, five equal ones only 5.
howto-tip-pawns = **Pawns pay twice.** A new pawn works every year and scores at the end; buy early.
howto-tip-choose = **Choosing an area is timing.** Resolve it while you are first there, or before a rival can pay.
howto-tip-look = **Look before you fight.** Spies show what is hidden; 2 dishonor cost 4 PP.
howto-tip-court = **Go to court once in a while.** The earlier place counts in the next placement too.
howto-tip-one = **One sum.** A service and a title together use your goods better than two visits.
