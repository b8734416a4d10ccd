/** The words that recovery codes are made of: 2048 of our own choosing, plain and short. Their order is part of every code: never change it. */
export const WORDS: readonly string[] = `
abacus able acid acorn acre acrobat actor add after again agate age agree ahead aim air aisle alarm
album alcove alder ale alert alike alive alley allow almond aloe alone alpha alpine also altar amber
ample amuse anchor angel angle ankle annex answer ant antler anvil apart ape apple apricot april
apron aqua arab arc arch area arena arm armor aroma array arrive arrow art artist ash aside ask
aspen asset aster atlas atom attic august aunt autumn avenue avid awake aware away axe axis azure
baby back bacon badge badger bag bait bake baker balance bald ball ballad ballet balm bamboo banana
band bangle banjo bank banner barge bark barley barn barometer barrel base basil basin basket bass
bat bath bay bazaar beach beacon bead beak beam bean bear beard beast beat beauty beaver bed bee
beech beef beet bell bellows belong belt bench bend berry best better beyond big bike bill bingo
birch bird birth biscuit bishop bison bit black blade blank blanket blaze blend bless blind blink
block bloom blossom blue blueberry blunt board boat body boil bold bolt bond bone bonnet bonus book
boost boot border born borrow boss both bottle bottom bounce bouquet bow bowl box boy bracket braid
brain brake bramble branch brand brass brave bread break breath breeze brew briar brick bride bridge
bridle brief bright brine bring broad bronze brook broom broth brother brown brush bucket bud
buffalo build bulb bull bundle burden burrow bus bush busy butler butter button buy buzz cabbage
cabin cabinet cable cactus cake calf call calm camel camellia camera camp canal canary candle cane
canoe canvas canyon cape captain car caramel caravan card cardamom cargo carol carpet carrot carry
cart carve case cashew castle cat catch cattle cause cave cedar celery cell cement center century
cereal chain chair chalk chamber change chant chapel chapter charm chart chase cheek cheer cheese
cherry chess chest chestnut chew chicken chief child chill chime chin chisel choice choir choose
chord cider cinema cinnamon circle circus citizen citron city civic clan clap clarinet clasp class
claw clay clean clear clerk clever cliff climb clip cloak clock close cloth cloud clove clover club
coach coal coast coat cobalt cobbler cobra cocoa coconut code coffee coil coin cold collar color
column comb comet comfort common compass copper coral cord core cork corn corner cosmos cotton couch
count country courage court cousin cover cow crab cradle craft crane crater crayon cream create
creek crest cricket crimson crisp crocus crop cross crowd crown crumb crust crystal cube cuckoo
cucumber cup cupboard curious curl current curtain curve cushion custom cycle cypress daily dairy
daisy dance dandelion danger daring dark dash data date daughter dawn day deal dear decade decide
deck deep deer delight delta den dense depth desert design desk detail dew dial diamond diary dice
diet digit dill dime dinner direct dish ditch dive divide doctor dog doll dolphin dome donkey door
dot double dough dove down dozen draft dragon draw dream dress drift drink drive drop drum dry duck
dune dusk dust duty dwarf each eager eagle ear early earn earth easel east easy echo edge edit
effect effort egg eight elbow elder elect elephant eleven elf elk elm else ember emerald emperor
empire empty enamel end energy engine enjoy enough ensure enter entire envoy epic equal era error
escape essay estate even evening ever every exact example excuse exist exit expert extra eye fabric
face fact fair fairy falcon fall fame family famous fan fancy far farm farmer fast father favor
feast feather feed feel fence fennel fern ferry festival fever few fiber fiddle field fiesta fig
figure file fill film final find fine finger finish fir fire firm first fish five flag flame flap
flash flat flavor flax fleet flight flint float flock flood floor flour flow flower fluid flute fly
foam focus fog fold folk follow food foot force forest forge fork form fort fortune forty forum
fossil found fountain four fox frame free fresh friend frog front frost fruit fuel full fun funnel
fur future gable gadget gain galaxy gale gallery gallop game garden garlic garnet gate gather
gazelle gear gem general gentle genuine geode ghost giant gift ginger giraffe girl give glacier glad
glance glass glaze glide globe glory glove glow glue goal goat goblet gold golden good goose gorge
gown grace grain grand granite grape graph grass gravel gray great green greet grid grill grin grip
ground group grove grow guard guess guest guide guild guitar gulf gull gum guru gust gym habit hail
hair half hall hammer hammock hamster hand handle happy harbor hard hare harmony harp harvest hat
hatch haven hawk hay hazel head health heap heart heat heath hedge height helmet help hen herald
herb herd here hermit hero heron hidden high hill hinge hint hip hire history hive hobby hold hollow
holly home honest honey hood hoof hook hoop hope horizon horn horse host hotel hour house hover
human humble humor hundred hunger hurry husk hut hymn ice icicle icon idea idle igloo image impulse
inch include index indigo infant ink inlet inn inner input insect inside invite iris iron island
ivory ivy jacket jade jaguar jam january jar jasmine jaw jazz jelly jet jewel job join joke jolly
journal journey joy judge juggle juice july jump june jungle junior juniper jury just jute kayak
keen keep kernel kettle key kick kid kidney kind king kingdom kiosk kiss kitchen kite kitten kiwi
knee knife knight knit knob knock knot know koala label lace ladder lady lagoon lake lamb lamp lance
land lane language lantern lap lapis larch large lark laser last late latin laugh launch laurel lava
lavender lawn layer lazy lead leaf league leap learn leather ledger leek left leg legend lemon lend
length lens lentil leopard lesson letter lettuce level lever liberty library lid life lift light
lilac lily limb lime limit linden line linen link lion lip liquid list listen little live lizard
llama load loaf loan lobby lobster local lock locket lodge loft logic long look loom loop lotus loud
lounge love low loyal lucky lumber lunar lunch lung lute luxury lynx lyric machine magic magnet
magpie maid mail main maize major make mallet mango manner mansion mantle manual many map maple
marble march margin marine mark market marsh mask mason mast master mat match math matter mattress
mature may mayor maze meadow meal measure medal meet melody melon melt member memory mentor menu
mercy merge merit merry mesh metal meteor method middle midnight mild mile milk mill mimic mind mine
minor mint minute miracle mirror mist mitten mix mobile model modern modest moment monday money
monkey month moon moor moose moral morning mosaic moss moth mother motion motor mount mountain mouse
mouth move much mud muffin mule mural muscle museum music musk must mustard mutual myrtle mystery
myth nail name napkin narrow nation native nature navy near neat neck nectar need needle neighbor
nephew nerve nest net nettle neutral never new next nice nickel night nimble nine noble nod noise
nomad noodle noon north nose note notice novel now number nurse nut nutmeg oak oar oasis oat object
oboe observe obvious ocean octave october odd offer office often oil old olive omen once one onion
only onyx opal open opera opinion optic orange orbit orchard orchid order organ origin ostrich other
otter ounce outer oval oven over owl own oxygen oyster pace pack paddle page paint pair palace pale
palm pan panda panel pansy panther paper parade parcel park parrot parsley part party pass past
pasta paste patch path patient patrol pause pave paw pea peace peach peacock peak peanut pear pearl
pebble pecan pelican pen pencil penguin people pepper perfect perfume period permit person petal
phone phrase piano pickle picnic picture piece pigeon pile pilgrim pillar pillow pilot pine pink
pioneer pipe pitch pivot pixel pizza place plain plan planet plank plant plate play plaza pleasant
plenty plot plow plum plume plus pocket poem poet point polar pole polish polite pond pony pool
poplar poppy porch port portrait post potato potter pouch powder power praise prefer present press
pretty price pride primary prince print prism prize profit program promise proof proper proud prune
public pudding pull pulse pump pumpkin punch pupil puppet puppy pure purple purpose purse push
puzzle pyramid quail quality quarry quart quartz quay queen quest question quick quiet quilt quince
quit quiz quote rabbit raccoon race radar radio radish raft rail rain raise raisin rally ramp ranch
random range rank rapid rare rate raven raw ray razor reach read ready real reason recall recipe
record red reed reef reflect regal region regular reindeer relax relay relief rely remain remedy
remind remote rent repair reply report rescue resin rest result return reveal review reward rhyme
rhythm ribbon rice rich ride ridge right rigid ring ripe ripple rise ritual rival river road roast
robe robin robot rock rocket rod role roll roof room root rope rose rotate rough round route rowan
royal ruby rudder rug rule ruler runner rural rush rust rye sable sack saddle safe saffron sage sail
saint salad salmon salon salt salute same sample sand sandal sapling sapphire satin sauce saucer
save savory saw say scale scarf scene scent school science scissors scoop scope score scout screen
script scroll sea seal search season seat second secret section sedan see seed seek select self sell
senate senior sense sentence september sequel series servant service sesame set settle seven shade
shadow shake shape share sharp shed sheep sheet shelf shell shelter shepherd sheriff shield shift
shine ship shirt shoe shop shore short shoulder shovel show shower shrimp shrub shuffle side siege
sift sight sign signal silent silk silver similar simple sing single sister site six size skate
sketch ski skill skin skirt sky slate sled sleep sleeve slice slide slim sling slipper slope slow
small smart smile smoke smooth snack snail snake snow soap social sock soda sofa soft soil solar
soldier solid solo solve some son song soon sort soul sound soup source south spade spark sparrow
speak special speed spell sphere spice spider spike spin spinach spiral spirit splash sponge spoon
sport spot spray spread spring sprout spruce square squash squid squirrel stable stack stadium staff
stage stair stamp stand star start state station statue stay steak steam steel steep stem step stick
still stitch stock stone stool stop storage store stork storm story stove straw stream street string
stripe strong student studio study stump style subject sugar suit sultan sumac summer summit sun
sunday sunset super supper supply sure surf surface surprise swallow swamp swan sweater sweet swift
swim swing switch sword symbol syrup system table tablet tail tailor talent talk tall tambour tan
tangent tango tank tape tapestry target tart task taste tavern tax tea teach team teapot temple ten
tenor tent term test text thank theme theory thick thimble thing think third thirty thistle thorn
thread three thrill throne throw thumb thunder thursday thyme ticket tide tidy tiger tile timber
time tin tiny tip title toast today toe together token tomato tone tongue tool tooth top topaz topic
torch tortoise total touch tour towel tower town toy trace track trade trail train travel tray
treasure treat tree trend trial tribe trick trim trio trip trolley trophy trout truck true trumpet
trunk trust truth try tube tuesday tulip tuna tundra tune tunnel turban turkey turn turnip turquoise
turtle tutor twelve twenty twig twin twist two typical umbrella umpire uncle under unicorn uniform
union unique unit unity upper urban urn useful usual vacant valid valley value valve van vanilla
vapor vase vast vault velvet vendor verb verse vessel vest veteran viaduct vibrant victory video
view village vine vinegar vintage viola violet violin virtue visa vision visit visual vital vivid
vocal voice volcano volume vote vowel voyage vulture wafer wagon waist wait walk wall wallet walnut
waltz wand warm wash wasp watch water wave wax way weather weave web wedding wednesday week weight
welcome well west whale wheat wheel whisper whistle white whole wide width wild willow win wind
window wing winner winter wire wisdom wise wish wit wolf woman wonder wood wool word work world wrap
wreath wren wrist write yacht yard yarn year yeast yellow yes yesterday yoga yogurt yolk young youth
zebra zenith zero zest zigzag zinc zip zone zoo
`
  .trim()
  .split(/\s+/);
