# Le marché de nuit

name-nightmarket = Le marché de nuit
name-dates = dattes
name-copper = cuivre
name-silk = soie
name-spice = épices
name-lantern = lanterne
name-guard = garde
name-amber = Ambre
name-indigo = Indigo
name-jade = Jade
name-crimson = Cramoisi

category-wares = Marchandises
category-assortment = Assortiment complet
category-caught = Pris sur le fait

option-guards = Gardes
option-guards-on = Trois gardes sont dans la pioche et peuvent arrêter une main trop leste.
option-guards-off = Les gardes restent dans la boîte.

prompt-d-act = À vous : que faites-vous ?
prompt-d-act-other = { $actor } parcourt le marché du regard.
prompt-d-answer = { $thief } tend la main vers vos cartes. Appelez-vous un garde ?
prompt-d-answer-other = { $thief } veut chaparder chez { $actor }.

choice-browse = Flâner : piocher une carte
choice-sell = Vendre { $ware } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
choice-lantern = Allumer une lanterne et faire deux choses
choice-snatch = Chaparder chez { $trader }
choice-rest = Se reposer
choice-let = Laisser faire
choice-guard = Appeler un garde

event-dealt = { $seat } reçoit : { $card }.
event-browsed = { $seat } flâne.
event-drew = { $seat } pioche : { $card }.
event-sold = { $seat } vend { $ware } (+{ $points }).
event-lit = { $seat } allume une lanterne.
event-reached = { $thief } tend la main pour chaparder chez { $victim }.
event-caught = { $victim } appelle un garde : { $thief } est pris sur le fait.
event-took = { $thief } chaparde { $ware } chez { $victim } (+{ $points }).
event-spilled = { $thief } n'attrape chez { $victim } que ceci : { $card }. La carte est défaussée.
event-rested = { $seat } se repose.
event-closing = La pioche est vide. Un dernier tour pour chacun.

reason-no-such-card = Vous n'avez pas cette carte : { $card }.
reason-deck-empty = La pioche est vide.
reason-too-early = On ne peut se reposer que quand la pioche est vide.
reason-no-such-trader = Il n'y a pas de marchand numéro { $number } à cette table.
reason-yourself = On ne chaparde pas chez soi-même.
reason-not-more-cards = { $trader } n'a pas plus de cartes que vous.
