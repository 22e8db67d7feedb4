import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { fiction, play, slip } from '../beside.ts';
import { bad, body, kin, ours, strikes, touch, who } from './words.ts';

/** Rules for physical violence, fear, touching, confinement, neglect, bruises and bullying. */
export const violence: readonly Rule[] = [
  frame([who, strikes, ours], {
    within: 2,
    but: [
      play,
      fiction,
      'by accident|by mistake|accidentally|to study|to learn|my son|my baby hits|toddler|question|feelings|mosquito|doctor hurt|dentist|to be better|to work harder|under the table',
    ],
  }),
  frame(
    [
      `my (?:\\w+ )?(?:${kin})`,
      strikes,
      'him|her|them|each other|the children|his son|his daughter|my friend',
    ],
    {
      within: 1,
      but: [play, fiction, slip, 'ball|opponent|champion|stairs|hurt his|hurt her', 'was hit by'],
    },
  ),
  frame(
    [
      'friend|friends|sister|sisters|neighbour|neighbours|neighbor|classmate|cousin|mother|mum|mom|daughter',
      'is beaten|gets beaten|is abused|is hit|was beaten|was raped|was abused|beaten by|abused by|is being beaten|is being abused',
    ],
    { within: 1, but: [play, fiction] },
  ),
  frame(
    [
      'i|im|am|was|get|got|been|being|we|are|children',
      'beaten|beated|slapped|whipped|abused|tortured|molested|harassed|assaulted|groped|blackmailed|raped|threatened|bullied|strangled|stalked|kidnapped|exploited|locked up',
    ],
    { within: 2, but: [play, fiction, 'were beaten by|we got beaten|zero', 'the news'] },
  ),
  frame(
    [
      'hit|hits|beat|beats|slap|slaps|punish|punishes|burn|burns',
      ours,
      'belt|stick|cable|hose|slipper|hanger|iron|cigarette|cigarettes|shoe|rope|drunk|drinks|drunken|every day|everyday|every night|always|when he|when she|if i|badly|so hard|hard',
    ],
    { within: 3, but: [play, fiction, slip] },
  ),
  frame(
    [
      who,
      'drunk|drinks|drink|alcohol|angry',
      'hit|hits|beat|beats|afraid|scared|hide|hiding|breaks|violent|hurt|hurts|shouts and|throws|slaps|dangerous|destroys',
    ],
    { within: 6, but: [fiction, play, 'hits the gym'] },
  ),
  frame(
    [
      'afraid|scared|fear|terrified|frightened|dont want|do not want|hate|cant|panic|shaking|tremble',
      'go home|going home|to home|go to home|go back home|return home|returning home|come home|be at home|my house|my own home|go my home|go to my house|be home',
    ],
    {
      within: 2,
      but: [
        fiction,
        'late|dark|exam|marks|early|homework|ghost|party|holiday|because the weather|so fun|traffic|parents comes|cant come',
      ],
    },
  ),
  frame(
    [
      'afraid|scared|fear|terrified|frightened|hide|hiding|shaking|shake',
      'when he comes|when dad comes|when my father comes|when he is|when my husband|when my father|when my dad|when my mother|when my stepfather|when he drinks|of what he|what he will do|what he can do|of my|from my|of him|from him|from her|of him so|alone with',
    ],
    {
      within: 3,
      but: [
        fiction,
        'exam|exams|marks|dog|cat|my future|my mistakes|my exam|of my results|my accent|of my english|of my driving|of my job|my test|my presentation|spider*|my boss will|my interview|my new|my first',
        'of my shadow|scared of my height',
      ],
    },
  ),
  frame(
    [
      'dont feel|do not feel|not|never feel|no|isnt',
      'safe|safety|protected',
      'home|house|my family|with him|with her|with my|at night with|in my room',
    ],
    { within: 2, but: [fiction, 'earthquake*|street'] },
  ),
  frame([who, touch, body], { within: 2, but: [fiction, slip, 'doctor|nurse|physio*|massage|hairdresser'] }),
  frame([who, touch, 'me|my|us|her', bad], {
    within: 3,
    but: [fiction, play, 'heart|baby|grandmother kissed|story'],
  }),
  frame(
    [
      `${kin}|man|teacher|coach|boss|manager|neighbour|neighbor|stranger|driver|imam|trainer|tutor|landlord|somebody|someone|he`,
      'touches me|touched me|touching me|touch me|keeps touching me|gropes me|rubs against me|kisses me on the mouth|sleep with me|sleeps with me|have sex with me|sex with me|did things to me|does things to me|do things to me|did bad things to me|does bad things|did something bad to me|comes my room at night|come my room at night|comes to my room at night|come to my room at night|comes my bed|looks at me when i take|looks at me when i shower|looks at me in the shower|looks at me when i change|looks at me when i undress|watches me when i|comes to my bed|came to my bed|gets in my bed|gets into my bed|lies in my bed|comes in my room at night|comes into my room at night|came into my room at night|watches me sleep|watches me in|looks at me naked|undresses me|take off my clothes|took off my clothes|takes off my clothes',
    ],
    { within: 3, but: [fiction, 'song|story|speech|words|heart|deeply|poem|my little son|baby|dog'] },
  ),
  frame(
    [
      'hand|hands|fingers',
      'on|under|in|into|between|inside|up',
      'my leg|my legs|my skirt|my shirt|my breast|my breasts|my pants|my trousers|my bottom|my thigh|my thighs|my knee|my underwear|my waist|my clothes|my body|my shoulder|my shoulders',
    ],
    { within: 1, but: [fiction, 'i put my|doctor'] },
  ),
  frame(
    [
      'force|forces|forced|forcing|makes|made|make|wants|wanted|ask|asks|asked|tells|told',
      'me|us|my sister',
      'sex|touch him|touch his|kiss him|undress|naked|take off my|do bad things|do things i|marry|get married|beg|sell|sleep with|sit on his lap|show my body|show him my|watch porn|take my clothes off|nude|nudes|send photos|watch bad videos|have a husband|wed|married',
    ],
    {
      within: 3,
      but: [fiction, 'will you|propos*|shoes|jacket|coat|airport|doctor|said yes', 'romantic*|ring'],
    },
  ),
  frame(
    [
      'harass|harasses|harassed|harassing|harassment|stalks|stalking|stalked|molest*|rape|raped|raping|sexually|blackmail*',
      'me|my|i|us|him|her|by|at work|at school|at home|online|every day',
    ],
    { within: 3, but: [fiction, 'law|laws|statistics|campaign|protest|seminar|lesson|topic|rapeseed'] },
  ),
  // Rules for control, neglect and bruises in English.
  frame(
    [
      'husband|boyfriend|partner|wife|girlfriend|he|she|father in law|mother in law|father|parents|family|stepfather',
      'doesnt let|does not let|dont let|do not let|didnt let|wont let|not let|doesnt allow|does not allow|dont allow|not allow|forbids|never lets',
      'leave|go out|work|outside|school|my friends|my family|talk to|have money|have a phone|eat|doctor|see my|alone anywhere',
    ],
    {
      within: 3,
      but: [
        fiction,
        play,
        'late|homework|night|at night|midnight|games|sweets|chocolate|in the kitchen|with dirty|fast food|junk|before|dog',
      ],
    },
  ),
  frame(
    [
      'i|we',
      'lock|locked|hide|hid',
      'my door|the door|in my room|in the bathroom|in the toilet|under my bed|under the bed',
      'because|when|from|so',
    ],
    { within: 2, but: [fiction, play, 'present|gift|surprise|cat|burglar|study|thunder|thief'] },
  ),
  frame([who, 'aggressive|violent|brutal|dangerous', 'me|us|home|at home|lock|hide|i|her|my'], {
    within: 3,
    but: [fiction, play, 'driver|dog|player'],
  }),
  frame(
    [
      who,
      'lock|locks|locked|locking|chained|tied',
      'me|us',
      'room|basement|bathroom|toilet|house|home|dark|balcony|wardrobe|closet|cellar|bed|chair',
    ],
    { within: 3, but: [fiction, play, slip, 'escape room'] },
  ),
  frame(
    [
      who,
      'takes|took|take|controls|hides|hid|checks|steals|keeps',
      'all my money|my salary|my passport|my id|my phone and|my money',
      'from me|and|every|by force|away|so',
    ],
    { within: 3, but: [fiction, 'bank|police|airport|clerk|exchange'] },
  ),
  frame(
    [
      'bruise|bruises|black eye|purple eye|marks on|burns on|broken arm|broken nose|wounds|swollen|scars',
      'he|father|dad|husband|mother|mum|stepfather|boyfriend|hide|hiding|make up|makeup|hit|beat|beats|hits|belt|uncle|tell everyone|i say i fell|him',
    ],
    { within: 6, but: [fiction, play, 'doctor|bicycle|football'] },
  ),
  frame(['hide|hiding|cover|covering', 'bruise|bruises|black eye|marks from|marks on my'], {
    within: 3,
    but: [fiction, play],
  }),
  frame(
    [
      'they|parents|family|father|mother|uncle|he',
      'want|wants|going|will|found|decided|force|sell|sold|give|gave|make|making',
      'me marry|marry me|me to marry|me get married|me to get married|me married|my sister to marry|my wedding|husband for me|me engaged|to an old man|to old man|to my cousin|with my cousin|marry with a man|marry with him',
    ],
    {
      within: 4,
      but: [
        fiction,
        'happy|romantic|propos*|love each other|he wants to marry her|next summer|excited',
        'their wedding|my brother|will you',
      ],
    },
  ),
  frame(
    [
      'no food|without food|hungry|nothing to eat|no water',
      'parents|mother|father|stepmother|stepfather|they|punish|punishment|leave|leaves|left|alone|days',
    ],
    {
      within: 5,
      but: [fiction, 'restaurant|picnic|camp*|late|dog|cat|earthquake|guests|cook*|so they|so we|eat'],
    },
  ),
  frame(
    [
      'bully|bullies|bullied|bullying|mobbing|cyberbully*',
      'me|us|my|at school|every|in class|at work|online',
    ],
    { within: 2, but: [fiction, 'stop|against|project|seminar|poster|presentation|campaign'] },
  ),
  frame(
    [
      'everyday|every day|always|every break|every night|all the time|at school|on the bus|in class',
      'make fun of me|laugh at me|call me|calls me|push me|hit me|spit on me|steal my|take my money|beat me|kick me|insult me|insults me|humiliat*',
    ],
    { within: 4, but: [fiction, play, 'on the phone|to ask'] },
  ),
  frame(
    [
      who,
      'make fun of me|laugh at me|call me names|push me|insult me|insults me|insulted me|humiliates me|humiliated me|take my money|spit on me|swears at me|calls me stupid|calls me whore|calls me ugly',
      'every|always|all the time|at school|in front of|everyday|and|because',
    ],
    { within: 3, but: [fiction, play] },
  ),
];
