import { frame } from '../../frame.ts';
import type { Rule } from '../../rule.ts';
import { album, fiction, play, slip } from '../beside.ts';
import { kin, who } from './words.ts';

const chores =
  'to study|to eat|to learn|to read|to work|to wear|to go|to finish|to clean|to do my|to get up|to wake|to play|to speak|to be|to become|to take|homework|vegetables|to watch|to think|to come|to drink|to help|to join|to run|to sit|to stay|to try|to practise|to practice|to memor*|to change|to leave|to buy|to choose|to cook|to write|to listen|to talk|to pay|to sell|to move|to use|to rest|to stop smoking';

/**
 * Rules for force, injuries by another person, and blackmail with pictures. They also cover possessions that a
 * person takes away so that the learner cannot leave.
 */
export const forcing: readonly Rule[] = [
  frame([who, 'force|forces|forced|forcing|raped|rapes', 'me'], { but: [fiction, play, chores] }),
  frame(
    [
      'said no|say no|saying no|told him no|told him to stop|said stop|didnt want it|did not want it|wanted him to stop',
      'times|forced|didnt stop|did not stop|continued|didnt listen|did not listen|crying|cried|still|anyway',
    ],
    { within: 4, but: [fiction, play, 'homework|price|offer*|cake|dessert|party|rain*|music'] },
  ),
  frame(
    [
      `${kin}|he|she|they|teacher|coach|boss`,
      'broke|break|breaks|broken|burn|burns|burned|burnt|pull|pulls|pulled|twist|twists|twisted|tore|cracked',
      'my arm|my nose|my hand|my finger|my fingers|my tooth|my teeth|my leg|my hair|my ribs|my rib|my face|my jaw|my skin|my back|my ear|my ears|my wrist',
    ],
    {
      within: 1,
      but: [
        fiction,
        play,
        slip,
        'doctor|dentist|pulled my tooth|pulled my teeth|barber|hairdresser|nurse|ball|ski*|snow*|horse|massage|heart',
      ],
    },
  ),
  frame(
    [
      'purple|bruise|bruises|bruised|black eye|marks|wounds|swollen|scars',
      `${kin}|him|he|she|teacher|coach|boss`,
      'beat*|hit|hits|hitting|did|does|made|makes|hand|hands|belt|angry|drunk|slap*|because|give|gives|gave',
    ],
    {
      within: 5,
      but: [
        fiction,
        play,
        slip,
        'exam*|high marks|low marks|good marks|bad marks|my marks|paint*|dress|wears|grapes|flower*',
      ],
    },
  ),
  frame(
    [
      'purple|blue|black|bruise|bruises|bruised|swollen',
      'place|places|mark|marks|spot|spots|all over',
      `from my|because of my|because my|by my|from him|because he`,
      kin,
    ],
    { within: 5, but: [fiction, play, slip, 'paint*|dress|present|gift|bag|car|shirt'] },
  ),
  frame(
    [
      'put|puts|upload*|share|shares|shared|post|posts|posted|send|sends|sent|show|shows|showed|publish*|spread*|has|have|keeps',
      'my naked|naked photo*|naked picture*|my nude|my nudes|nude photo*|nudes|my private photo*|private video*|photos without clothes|me naked',
    ],
    { within: 3, but: [fiction, 'museum|painting|art|statue|beach|model'] },
  ),
  frame(
    [
      'photo|photos|picture|pictures|video|videos|nudes|screenshots',
      'if i|unless i|or i|until i',
      'leave|dont|do not|break up|tell|say no|refuse|block|stop|pay|meet',
    ],
    { within: 6, but: [fiction, album, 'like it|rain*|delete|storage|memory|want|can'] },
  ),
  frame(
    [
      'father|dad|stepfather|stepdad|step father|uncle|brother|cousin|he|man|grandfather|teacher|someone|somebody|neighbour|neighbor',
      'come|comes|came|coming|enter|enters|entered|gets|got|lies|lay|sits',
      'my room|my bed|my bedroom|bathroom|shower',
      'night|nights|afraid|scared|fear|when i sleep|when i am sleeping|when my mother|when my mum|secretly|naked|closes the door|locks',
    ],
    {
      within: 3,
      but: [fiction, play, 'storm|thunder|nightmare*|cat|dog|story|breakfast|monster|wake me|good night'],
    },
  ),
  frame(
    [
      'took|takes|take|taken|hides|hid|keeps',
      'my passport|my id|my identity card|my phone|my money|my salary|my keys',
      'cant leave|can not leave|cannot leave|cant go|cannot go|cant call|cannot call|locked|locks|doesnt let|does not let|dont let|not allow*|beat*|hits|threat*',
    ],
    { within: 6, but: [fiction, 'lesson|class|exam*|airport|hotel|bank|thief|teacher'] },
  ),
  frame(
    [
      'drink|drinks|drunk|drank|alcohol',
      'hit|hits|beat|beats|beating|break|breaks|throws|attack*|afraid|scared|hide|hides|slap*|kick*|punch*|hurt|hurts',
      'me|us|mother|mum|mom|sister|brother|everything|things|plates|under|room|him|her',
    ],
    {
      within: 4,
      but: [fiction, play, 'water|tea|milk|coffee|juice|drums|target|ball|ice|eggs|head hurts|stomach'],
    },
  ),
  frame(
    [
      'marry|married|marriage|engaged|engagement',
      'forced|force|without asking|against my|sold me|selling me|i am fifteen|i am sixteen|i am fourteen|i am thirteen|im fifteen|im sixteen|im fourteen|i am 15|i am 16|i am 14|i am 13|fifteen|sixteen|fourteen|man of forty|man of fifty',
    ],
    {
      within: 9,
      but: [
        fiction,
        'ago|grand*|anniversary|in the past|fifteen years|sixteen years|fourteen years|at home|history',
      ],
    },
  ),
  frame(
    [
      `${who}`,
      'show|shows|showed|showing|makes|made|sent|sends',
      'me|us',
      'bad video|bad videos|porn*|naked|dirty|sexual*|adult video*|sex video*|private parts|his private',
    ],
    { within: 3, but: [fiction, play, 'news'] },
  ),
  frame(
    [
      `${kin}|he|she|they|boys|man|teacher|coach|boss|boy`,
      'press|presses|pressed|hold|holds|held|push|pushes|pushed|squeeze*|hit|hits|kick|kicks|kicked|grab*',
      'neck|throat|stomach|belly|my head|my hair|me against|me to the wall|me to wall',
    ],
    { within: 3, but: [fiction, play, slip, 'doctor|nurse|massage|baby|hurts|dentist|kiss*'] },
  ),
  frame(
    [
      `${kin}|he|she|they`,
      'dont give|doesnt give|does not give|do not give|gives me no|give me no|gives no|leaves me without|leave me without|without',
      'food|water|bread|dinner|to eat',
      'i|me|for|days|dog|when|punish*|lock*|night|hungry',
    ],
    { within: 3, but: [fiction, play, 'diet|cat|ramadan|fast*|live without|cook*'] },
  ),
  frame(
    [
      'took|take|takes|removed|pulled',
      'my clothes|my shirt|my skirt|my trousers|my underwear|my dress|off my',
      'record*|film*|video|photo*|touch*|laugh*|forced|naked|room|toilet',
    ],
    { within: 4, but: [fiction, play, album, 'shop|wash*|laundry|iron*|borrow*|closet|wardrobe'] },
  ),
  frame(
    [
      'boy|boys|he|they|man|someone|somebody|girl|girls|gang|ex',
      'wait|waits|waiting|come|comes|coming|find|follow|follows',
      'me|you',
      'knife|gun|stick|after school and|beat|kill|hurt|acid',
    ],
    { within: 5, but: [fiction, play, slip, 'lunch|bus'] },
  ),
  frame(
    [
      'coach|teacher|uncle|boss|trainer|doctor|man|cousin|stepfather|he',
      'massage|wash|see|bath|shower|photo*|watch|sleep',
      'without clothes|naked|with no clothes|undress*|in underwear|my underwear|even if i cry|when i cry|and i cry',
    ],
    { within: 5, but: [fiction, play, 'baby|art|statue'] },
  ),
];
