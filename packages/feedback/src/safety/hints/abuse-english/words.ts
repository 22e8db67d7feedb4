import type { Words } from '../../frame.ts';

/** Normalized words that several rules for abuse in English share. */
export const kin: Words =
  'father|dad|daddy|mother|mum|mom|stepfather|stepdad|stepmother|stepmom|step father|step dad|step mother|stepbrother|uncle|aunt|brother|sister|grandfather|grandmother|grandpa|grandma|cousin|husband|wife|boyfriend|boy friend|girlfriend|girl friend|partner|ex|fiance|parents|family|father in law|mother in law';
const others: Words =
  'he|she|they|someone|somebody|man|men|guy|boy|boys|girls|kids|students|classmate|classmates|teacher|coach|boss|manager|neighbour|neighbor|stranger|people|driver|landlord|imam|friend|friends|colleague|trainer|tutor|doctor|roommate';
export const who: Words = `${kin}|${others}`;
export const ours: Words =
  'me|us|my mother|my mum|my mom|my sister|my brother|my little brother|my little sister|my face|my head|my arm|my back|my children|my kids|my son|my daughter|my baby|his wife|her husband|his children|his kids|her children';
export const strikes: Words =
  'hit|hits|hitting|hitted|beat|beats|beating|beated|beaten|beats up|slap|slaps|slapped|slapping|smack|smacks|smacked|spank*|whip|whips|whipped|punch|punches|punched|punching|kick|kicks|kicked|kicking|strangle*|choke|chokes|choked|choking|bite|bites|bit|pinch|pinches|burn|burns|burned|burnt|stab|stabbed|torture*|hurt|hurts|hurting|pushes|pushed|shoves|shoved|drags|dragged|spits on|spit on|violent to|violent with|violent towards|cruel to|use violence on|uses violence to|uses violence on|throws|threw';
export const touch: Words =
  'touch|touches|touched|touching|grope*|groping|grab|grabs|grabbed|rub|rubs|rubbed|fondle*|caress*|strokes|stroked|kisses|kissed|squeezes|squeezed|pinches|licks|licked|hugs|presses';
export const body: Words =
  'my body|my breast|my breasts|my chest|my leg|my legs|my bottom|my butt|my ass|my hips|my hip|my thigh|my thighs|my private|my privates|my private parts|my waist|my skirt|my underwear|my lips|my knee|my hair and|my shoulder and|my shoulders and|down there|under my clothes|under my skirt|under my shirt';
export const bad: Words =
  'dont like|not like|do not like|dont want|not want|do not want|uncomfortable|afraid|scared|alone|bad way|bad places|bad place|wrong way|strange|weird|disgusting|secret|night|bed|everywhere|places|without my permission|shouldnt|inappropriat*|badly|sexual*|hate it|ashamed|dirty';
export const said: Words =
  'said|says|say|saying|told|tells|tell|telling|promise|swear|warned|warns|threatens|threatened|wants me|made me|makes me|want|asked me|asks me';
