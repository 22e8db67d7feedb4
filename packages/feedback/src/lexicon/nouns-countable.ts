import { table } from './table.ts';
import { wordList } from './word-list.ts';

/**
 * Countable nouns that need a determiner in the singular ("I have car" is wrong). Excludes nouns that can also mean
 * a substance or an activity, such as "chicken", "school" and "dinner".
 */
export const strictlyCountable: readonly string[] = wordList(`
airport animal answer apartment apple armchair arm article aunt author avenue baby bag ball balcony balloon banana
basket bat bath bathroom bear bedroom bee bicycle bike bird birthday blanket boat book bookshelf bookshop bottle box
boy boyfriend bracelet branch bridge brother bucket building bus button café camera candle car card carpet carrot
cat cave chair chef child city classmate classroom clock cloud coat coin colleague college comb computer cottage
country cousin cow crocodile cup cupboard curtain cushion customer daughter desk diary dictionary dinosaur doctor dog
doll donkey door dress driver duck dream ear egg elephant email engineer envelope exam example eye face factory family
farm father festival film finger flat flower foot forest fork fridge friend frog game garage garden gift girl girlfriend
glove goat grandchild grandfather grandmother guest guitar gun hand handbag hat heart helicopter hobby holiday horse
hospital hotel hour house husband idea insect instrument island jacket job joke journalist journey key keyboard king
kitchen kitten knife lake lamp language laptop leaf leg lemon lesson letter library lion list living_room magazine
man manager map market message minute mirror mistake monkey month mosque motorbike mountain mouse movie museum
musician name neck necklace neighbour neighbor nephew newspaper niece night nose notebook novel number nurse office
onion opinion orange oven painting parent park parrot party passport patient pen pencil person phone photo picture
pilot plan planet plate present player poem policeman pool potato present president price prize problem programme program
project puppy question queen rabbit radio reason recipe rectangle restaurant result ring river road robot roof room
sandwich scarf scientist seat secret secretary sentence shelf ship shirt shoe shop singer sister skirt smartphone
snake sofa soldier son song spider spoon square stadium stamp star station story street student suitcase summer
supermarket sweater table tablet taxi teacher team tent text ticket tiger toilet tomato tool tooth tourist town toy
tractor train tree trip truck t-shirt turtle umbrella uncle university vegetable village violin visitor wallet
wardrobe watch website wedding week wife wife window winner wolf woman word worker writer year zoo
day second century kilometre kilometer metre meter mile kilo gram litre liter euro dollar pound degree page chapter
level point goal match race exercise course class unit topic subject
acquaintance actress adjective adverb aisle album alien alley ally almond alphabet ambulance ancestor anchor ankle
anniversary announcement ant antique apology app applicant appointment apron aquarium arena ashtray assignment
assistant athlete atlas attic auction autobiography avocado badge bagel bakery ballroom bandage barbecue barrel
basement basin bathtub bay beard beast beetle bell bench beverage bib bin biography biscuit blog blouse bookcase
bookstore boot border boutique bow bowl brain brand brick bride broom bubble budget buffet bug bull bungalow burger
bush butterfly cabin cabinet cage calculator calendar calf camel canal candidate canoe canteen cape caravan
cardigan cartoon cashier castle caterpillar cathedral ceiling cell cellar cello cemetery certificate charger chart
chimney chin choir chopstick cigarette circle circus citizen cliff clinic cloakroom closet clown clue coach coast
coconut coffin collar comedian comedy comic compass composer conference contest contract corridor couch counter
courtyard coworker crab cradle crane crayon creature criminal critic crossroad crossword crown cruise cube cucumber
cupcake cyclist deadline dentist deputy dessert destination detective device diagram dialogue diamond diet diploma
dolphin doorbell doorway dormitory dragon drawer dressing drill driveway drum dumpling eagle earring earthquake
elbow elevator elf embassy employee employer encyclopedia entrance episode equation escalator essay exit explorer
eyebrow eyelash fairy falcon faucet feather fence ferry fiance fiancee fingernail fireplace firework flame flamingo
flashlight flatmate flea flock flood florist flute folder follower footballer footprint footstep formula fort
fortune fossil fountain fox fraction freckle freezer fringe funeral gadget gallery gang gap gesture ghost giraffe
globe goalkeeper goddess gorilla granddaughter grandparent grandson grape graph grasshopper grave greeting
guesthouse guidebook guideline gymnast hairdryer hallway hamburger hammer hamster handkerchief handshake hanger
harbour headline headmaster headphone hedge hedgehog heel helmet hen highway hill hippo hook hostage hostel
hurricane icon igloo incident infant ingredient inhabitant inn interpreter intersection inventor invoice jar jaw
jellyfish jet jewel jigsaw journal jungle jury kangaroo kettle keyring kiosk kite knee knight knot laboratory
ladder ladybird lagoon lamb landlady landlord landmark lane lap lawn lawyer layer leaflet lecturer lid lifestyle
lighthouse limb lime lipstick lizard loaf lobby lobster locker logo lollipop lorry lottery lounge lung lyric
magician magnet mammal mango mansion mask mat mattress mayor medal melon memoir merchant metaphor microphone
microscope microwave migrant millionaire miner mole monastery monster monument mosquito moustache mug mural muscle
mushroom myth nail nanny napkin neighborhood neighbourhood nest nickname nightclub nightmare noodle northerner
noticeboard nut oak oar oasis observer obstacle occupation octopus olive operator opponent orchard orchestra organ
ornament orphan ostrich outfit outline owl oyster packet pal palace palm pan panda parachute parade paragraph
parcel parliament participant particle partner passenger password pastry patch pattern pavement paw peach peacock
peak peanut pear pearl peasant pebble pedestrian peg penguin penny pensioner performer petal pianist piano picnic
pier pig pigeon pill pillow pin pine pineapple pipe pirate pizza planner platform playground plaza plug plum
plumber plural pocket podcast policewoman politician pond pony porch port portion portrait poster pot pouch prefix
prescription presentation presenter pretzel prince princess principal printer prison prisoner professor profile
pronoun protester proverb province psychologist pub publisher pudding puddle pumpkin pupil purse puzzle pyramid
quiz raccoon rack racket raft railway rainbow raincoat ram ranch ranking rat raven razor receipt receiver
receptionist recorder referee refugee reindeer relative reminder reporter reptile resident resume retailer reunion
rhino ribbon riddle roast robber rocket rooster rope rose router rug runner runway sailor salary salesman
saleswoman salon sandal satellite saucepan saucer sausage saxophone scarecrow scenario scholar scholarship scooter
scorpion screen screwdriver script sculptor seagull seal seatbelt seed seller seminar senator sergeant servant
setback shadow shark shed shelter shopkeeper shortcut shoulder shovel shrimp sibling sidewalk signature skeleton
sketch skull skyscraper slave sleeve slice slipper slogan smartwatch snail snowball snowflake snowman sock sphere
spice spokesperson sponge sponsor spot spouse squirrel stair staircase stall statue stereotype stitch stomach stool
stork stove straw strawberry stream stroller studio subtitle suburb subway sunflower sunrise sunset superhero
supervisor supplier surgeon surname survivor swan sweatshirt swimsuit sword syllable symbol syndrome tablecloth
tale tank tap teapot teaspoon teenager telescope temple tenant terminal terrace textbook therapist thermometer
throat throne thumb thunderstorm tile timetable tin tire tissue toaster toddler tomb tongue toothbrush torch
tornado tortoise tournament towel tower trader trail trainee trainer tram translator tray treasure treaty triangle
tribe trolley trophy trumpet tube tunnel tutor twin typewriter tyre unicorn uniform vaccine valley van vase vegan
vegetarian vehicle veil vein vendor venue verb verse vessel vest vet veteran victim video villa villager vine
violinist virus visa vitamin volcano vowel voyage wagon waist warehouse warrior watermelon weapon weed whale wheel
wheelchair whistle wig windmill wing wire witch witness wizard workshop worm wound wreck wrist yacht yard youngster
zebra zip lentil chickpea decade manuscript
advertisement advert heater boiler caretaker radiator adult beginner postcard hut blister client beekeeper apprentice
greengrocer sauna dishwasher competitor airline champion supporter widow walnut hazelnut ruler stain puppet brochure
rival cactus menu carriage needle licence product district document puncture dent detour arrow comet spreadsheet lip
tail accent sheet spoonful predecessor cookbook cabbage earplug screw
accident headache concert pharmacy documentary infection lecture summit pet belt bill
gym hero invitation owner roommate survey tip zone symptom strategy statement situation solution relationship habit
engine flag gate stranger enemy disaster decision suggestion cinema department corner path phrase
crossroads roundabout motorway mechanic carpenter electrician waiter waitress competition bank beach church mall
coastline borrower charity discussion argument dish donation experiment fever gentleman giant
hairdresser headteacher helper interview lift lighter mailbox member motorcycle package painter
pair pharmacist photograph photographer pickpocket proposal queue reader reply report request reservation review rule
rumour scandal scar schedule scheme session shower skill speaker spectator stapler steak stick tattoo 
thief trick vacation wave weekend
`);

/** Maps nouns to their irregular plurals. */
export const irregularPlurals = table<string>({
  man: 'men',
  woman: 'women',
  child: 'children',
  grandchild: 'grandchildren',
  person: 'people',
  foot: 'feet',
  tooth: 'teeth',
  mouse: 'mice',
  goose: 'geese',
  wife: 'wives',
  knife: 'knives',
  life: 'lives',
  leaf: 'leaves',
  wolf: 'wolves',
  shelf: 'shelves',
  bookshelf: 'bookshelves',
  scarf: 'scarves',
  half: 'halves',
  potato: 'potatoes',
  tomato: 'tomatoes',
  hero: 'heroes',
  policeman: 'policemen',
  postman: 'postmen',
  fireman: 'firemen',
  businessman: 'businessmen',
  fisherman: 'fishermen',
});

/**
 * Other nouns that are countable in at least one sense. The list is used only to recognise that a word may be a
 * noun.
 */
export const looselyCountable: readonly string[] = wordList(`
abuse advance aim award balance battle boast bomb boost bounce bruise bump capture challenge cheer clash complement
compromise conflict contrast crack crush curse decline defeat desire display dispute drag drift dump encounter envy estimate
exchange export feast flash flow frame frown function fund glow grant grill grip groan guarantee halt harvest hike hint
honour host impact import launch leak loan monitor peel pinch plot plunge poison process protest pump punch purchase quote
rebel release remark sacrifice scan slap spark spray strain stroke substitute tick trade trap trim twist venture whip

accident activity address advantage age air alarm amount area army art attack attention autumn back bank bar beach
beer belt bill bit block blood board body bottom break breakfast building business cake call camp capital care career
case cause centre center chance change cheese chicken chocolate church cinema classmate clothes club coffee cold
colour color cold commercial company competition concert condition contact control conversation cook cookie corner cost course
crime cross crowd culture cut dance date deal death decision degree department difference difficulty dinner direction
disease dish distance doubt drawing drink drive earth economy effect effort egg end energy enemy environment evening
event experience expert eye fact fall fan fashion error fear feeling field fight fire fish floor food football force
form fruit fuel fun future gas gate generation glass government grade grass group growth guard guide gym habit
hair half hall head headache heat help history hole home hope ice illness image interest internet interview
invitation island issue item journey judge juice jump kid kind kiss lack land laugh law leader life lift light line
look love luck lunch machine mall mark meal meaning meat medicine meeting member memory method middle milk mind model
moment mood morning mother mouth move music nature need net noise noon note notice object repair oil operation order owner pain
paint pair paper part pass past path patience peace pet piece place plane plant play pleasure poet position post power
practice pressure promise purpose quality rain rate reality relation relationship rent report request respect rest
return rice risk role rule run salad salt sand sauce save scene school science score sea season section sense service
set shape share shock show shower shopping sickness side sign silence size skill skin sky sleep smell smile smoke
snack snow society soup sound space speech speed sport spring staff stage start state step stone stop store storm
stranger stress strike style success sugar suit sun support surprise swim system talk task taste tax tea technology
television theatre theater thief thing thought thousand time title tooth top touch tour tourism tradition traffic
training transport travel trouble turn type user vacation value view visit voice wait walk wall war wash water wave
way weather weekend weight wind wine winter wish wood work world worry zone education information advice news hall
break box store station stop course bag holder machine player shop room desk column problem driver bottle
owner friend lover tip tips campaign office officer agency price prices show programme channel reader paper
audience backpack battery brush cable charity collection community complaint container convention costume couple
crisis debate deposit desert duty election emotion estate exception exhibition explanation expression figure fly
friendship giant handle identity injury institution instruction insult invention investigation label lecture legend
limitation location melody membership midnight minority miracle mission mixture mobile multiple mystery nationality
norm obligation occasion offer opera opportunity organisation organization package panel passage pension percentage
performance personality phrase possession prediction preference premise principle priority procedure promotion
proposal quarter range rank reception reference region registration remedy replacement reply reputation resort
resource restriction revolution rhyme rhythm root routine rumor rumour sail sample scale scandal sensation sequence
series session settlement shade shell sight signal sink situation skateboard slide solution statement strategy
structure subscription suggestion survey suspect switch symptom talent target tense term territory test theme
theory threat tie trace transaction translation treatment turkey universe upgrade version victory wage
bed afternoon flight moon captain court choice row cream jam band fog edge length height breath toast climate council
crew income debt dawn agreement application marriage discovery sum deck temperature comfort description attitude
behaviour emergency detail site route file impression favour danger action policy movement character refund thesis
sensor lease verdict definition draft rock district track property entry regulation payment disappointment metro tape
pace load fold beginner campus insurance bulb pepper customs profession firm client debut horn fortnight conclusion
handwriting
disadvantage consequence benefit drawback obstacle opponent
iron lead supply delay approach reward murmur siege
rush charge murder double
`);
