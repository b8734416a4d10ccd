# Le marché de nuit

name-nightmarket = Le marché de nuit
name-dates = dattes
name-copper = cuivre
name-silk = soie
name-spice = épices
name-lantern = lanterne
name-guard = garde
name-deck = pioche
name-amber = Ambre
name-indigo = Indigo
name-jade = Jade
name-crimson = Cramoisi

category-wares = Marchandises
category-assortment = Assortiment complet
category-caught = Sur le fait

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

good-card = { $amount ->
    [one] { $amount } carte
   *[other] { $amount } cartes
}

event-dealt = { $seat } reçoit la carte { $card }.
event-browsed = { $seat } flâne.
event-drew = { $seat } pioche la carte { $card }.
event-sold = { $seat } vend { $ware } (+{ $points }).
event-lit = { $seat } allume une lanterne.
event-reached = { $thief } tend la main pour chaparder chez { $victim }.
event-caught = { $victim } appelle un garde, qui surprend { $thief } sur le fait.
event-took = { $thief } chaparde { $ware } chez { $victim } (+{ $points }).
event-spilled = { $thief } n'attrape chez { $victim } que la carte { $card }, qui est défaussée.
event-rested = { $seat } se repose.
event-closing = La pioche est vide. Chacun joue un dernier tour.

reason-no-such-card = Vous n'avez pas la carte { $card }.
reason-deck-empty = La pioche est vide.
reason-too-early = On ne peut se reposer que quand la pioche est vide.
reason-no-such-trader = Il n'y a pas de marchand numéro { $number } à cette table.
reason-yourself = On ne chaparde pas chez soi-même.
reason-not-more-cards = { $trader } n'a pas plus de cartes que vous.

card-kind = Carte, { $number } dans la pioche
card-ware-kind = Marchandise, { $number } dans la pioche, vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
} sur un étal
card-ware = Vendez-la pour la poser à demeure sur votre étal ; les quatre marchandises réunies rapportent 5 points de plus.
card-lantern = Défaussez-la pour faire deux choses à ce tour au lieu d'une.
card-guard = Défaussez-la quand quelqu'un tend la main vers vos cartes : cette personne ne prend rien et perd 1 point.
card-deck = Flânez pour y piocher une carte ; quand elle est vide, tout le monde joue un dernier tour.
card-trader = Chipez une carte au hasard à un marchand qui en tient plus que vous, si aucun garde ne vous arrête.
now-deck = { $number ->
    [one] Il reste { $number } carte.
   *[other] Il reste { $number } cartes.
}
now-held = Vous en avez { $number } en main.
now-trader = { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} en main, { $wares ->
    [one] { $wares } marchandise
   *[other] { $wares } marchandises
} sur l'étal, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
