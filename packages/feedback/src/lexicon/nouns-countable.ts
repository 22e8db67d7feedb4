import { table } from './table.ts';
import { wordList } from './word-list.ts';

/**
 * Countable nouns, singular, that do not stand alone in the singular ("I have car" is wrong). Nouns
 * that also name a substance or an activity (chicken, school, dinner) are not here.
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
`);

/** Nouns with irregular plurals. */
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

/** Other nouns, countable in at least one sense: enough to tell that a word may be a noun. */
export const looselyCountable: readonly string[] = wordList(`
accident activity address advantage age air alarm amount area army art attack attention autumn back bank bar beach
beer belt bill bit block blood board body bottom break breakfast building business cake call camp capital care career
case cause centre center chance change cheese chicken chocolate church cinema classmate clothes club coffee cold
colour color cold commercial company competition concert condition contact control conversation cook cookie corner cost course
crime cross crowd culture cut dance date deal death decision degree department difference difficulty dinner direction
disease dish distance doubt drawing drink drive earth economy effect effort egg end energy enemy environment evening
event experience expert eye fact fall fan fashion fault fear feeling field fight fire fish floor food football force
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
`);
