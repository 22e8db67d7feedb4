/**
 * Frequent English words, used to distinguish English from random key presses. The list does not contain all
 * English words.
 */
const LIST = `a about above after again ago all almost alone already also always am an and angry animal another answer any
anything apple are arm around arrive as ask at aunt away baby back bad bag bank bath be beach beautiful because bed
been before begin behind best better between big bike bird black blue boat body book boring born both bottle box boy
bread break breakfast brother brown bus busy but buy by cake call came can car card cat chair change cheap cheese
chicken child children city class clean clear close clothes coat coffee cold come computer cook cool could country
cousin cup dad dance dark daughter day dear did different difficult dinner do doctor does dog done door down dress
drink drive during each early easy eat egg eight else end english enough evening ever every everything example eye
face fall family famous far fast father favourite favorite feel few fifteen film find fine first fish five flat floor
flower food foot football for forget four free friday friend from front fruit full fun funny game garden get gift girl
give glass go going good got grandmother grandfather great green grey group had hair half hand happy hard has hat have
he head health hear heart heavy hello help her here hi high him his holiday home homework hope horse hospital hot
hotel hour house how hundred hungry husband i ice idea if ill important in interesting internet into is island it its
job juice june just keep kilo kind kitchen know language large last late later learn leave left leg less lesson let
letter life light like listen little live long look lost lot loud love lunch machine make man many market maybe me
meat medicine meet meeting message milk mine minute monday money month more morning most mother mountain mouth move
much mum museum music must my name near need neighbour never new news next nice night nine no noise noisy north nose
not nothing now number of off office often oh ok okay old on once one only open or orange order other our out outside
over own paper parents park part party pay people perfect person phone photo picture pink place plan plane play please
police pool poor price problem project quarter question quick quiet quite rain read ready really red remember rest
restaurant rice rich right river road room run sad safe salad salt same sand saturday say school sea seat second see
sell send september seven she ship shirt shoe shop short should shower sick side sing sister sit six size sleep slow
small snow so some someone something sometimes son song soon sorry soup speak sport spring stay still stop story
street strong student study sugar suitcase summer sun sunday sure swim table take talk tall tea teach teacher team
tell ten tennis test than thank thanks that the their them then there these they thing think third thirsty thirty this
those three thursday ticket time tired to today together tomorrow tonight too town train travel tree trip true try
tuesday turkish two uncle under understand university until up us use usually very video village visit wait wake walk
wall want warm was wash watch water way we wear weather wednesday week weekend weight well went were west wet what when
where which white who why wife will wind window winter with without woman wonderful word work world worry would write
wrong year yellow yes yesterday yet you young your zero agree believe prefer mean maybe money expensive deadline boss
report colleague customer interview experience company culture tradition custom guest neighbours landlord rent
deposit flight airport luggage jacket receipt refund fever headache pain medicine doctor appointment`;

const WORDS: ReadonlySet<string> = new Set(LIST.split(/\s+/));

/** Whether a lower-case word is in the list of frequent English words. */
export const isCommonWord = (word: string): boolean => WORDS.has(word);
