import { wordList } from './word-list.ts';

/**
 * A verb that learners translate wrongly from Turkish, the nouns after which it is wrong, and the verb that English
 * uses with these nouns.
 */
export type Collocation = { verb: string; nouns: ReadonlySet<string>; right: string; pattern: string };

const devices = `light lights tv television radio computer lamp lamps heater heating fan conditioner
  cooker stove`;

const rows: readonly (readonly [verb: string, nouns: string, right: string, pattern: string])[] = [
  ['open', devices, 'turn on', 'turn-on-off'],
  ['close', `${devices} phone`, 'turn off', 'turn-on-off'],
  ['do', 'mistake mistakes', 'make', 'make-do'],
  ['do', 'decision decisions noise effort plan plans speech', 'make', 'make-do'],
  [
    'make',
    'homework homeworks housework shopping exercise exercises sport sports research researches',
    'do',
    'make-do',
  ],
  ['make', 'photo photos shower bath nap exam', 'take', 'take-nouns'],
  ['do', 'shower bath photo', 'take', 'take-nouns'],
  ['enter', 'exam exams', 'take', 'take-nouns'],
  ['give', 'decision decisions', 'make', 'give-decision'],
  ['drink', 'cigarette cigarettes', 'smoke', 'drink-things'],
  ['drink', 'medicine medicines pill pills', 'take', 'drink-things'],
  ['see', 'dream dreams nightmare nightmares', 'have', 'see-dream'],
  ['say', 'lie lies truth', 'tell', 'say-tell'],
  ['say', 'joke jokes story', 'tell', 'say-tell'],
  ['make', 'question questions', 'ask', 'ask-question'],
  ['do', 'question', 'ask', 'ask-question'],
  ['pull', 'attention', 'attract', 'pull-attention'],
  ['open', 'tap gas air_conditioner kettle', 'turn on', 'turn-on-off'],
  ['close', 'tap gas kettle music', 'turn off', 'turn-on-off'],
  ['open', 'song music', 'play', 'open-music'],
  [
    'do',
    'mistakes decisions cake bed progress appointment appointments list lists choice choices change changes comment comments complaint complaints excuse excuses offer offers promise promises discovery discoveries suggestion suggestions recommendation recommendations reservation reservations joke jokes payment payments profit agreement agreements fun mess sandwich sentence sentences',
    'make',
    'make-do',
  ],
  [
    'make',
    'laundry ironing cleaning favour favor gymnastics yoga karate pilates experiment experiments internship duty homeworks housework job washing degree phd master business military_service course research survey project',
    'do',
    'make-do',
  ],
  [
    'do',
    'party parties picnic picnics barbecue chat chats conversation conversations meeting meetings fight fights argument arguments holiday breakfast',
    'have',
    'make-party',
  ],
  [
    'make',
    'picnic picnics barbecue barbecues chat chats holiday fight operation surgery accident',
    'have',
    'make-party',
  ],
  [
    'make',
    'break breaks walk walks tour tours course courses photos exams selfie selfies',
    'take',
    'take-nouns',
  ],
  [
    'do',
    'walk walks trip trips tour tours break breaks nap exam exams photos picture pictures bath',
    'take',
    'take-nouns',
  ],
  ['take', 'fun party accident', 'have', 'take-get'],
  [
    'take',
    'mark marks grade grades score scores email emails permission diploma salary job_offer scholarship',
    'get',
    'take-get',
  ],
  ['give', 'exam exams', 'take', 'take-nouns'],
  ['give', 'decisions promise promises', 'make', 'give-decision'],
  ['give', 'importance', 'attach', 'give-attention'],
  ['give', 'harm damage', 'cause', 'give-harm'],
  ['say', 'song songs', 'sing', 'say-song'],
  ['say', 'lies stories secret secrets', 'tell', 'say-tell'],
  ['tell', 'hello goodbye thanks sorry hi yes', 'say', 'say-hello'],
  ['win', 'exam exams', 'pass', 'win-earn'],
  ['win', 'experience', 'gain', 'win-earn'],
  ['win', 'salary', 'earn', 'win-earn'],
  ['gain', 'money salary', 'earn', 'win-earn'],
  ['gain', 'prize match game race medal', 'win', 'win-earn'],
  ['lose', 'bus flight lesson class meeting', 'miss', 'lose-miss'],
  ['escape', 'flight film movie lesson opportunity', 'miss', 'lose-miss'],
  ['pass', 'holiday holidays weekends vacation', 'spend', 'pass-spend'],
  ['live', 'problem problems difficulty difficulties trouble accident disappointment', 'have', 'live-have'],
  ['live', 'event events feeling feelings adventure', 'experience', 'live-have'],
  ['enter', 'internet', 'go on', 'enter-things'],
  ['pull', 'pain', 'suffer', 'pull-attention'],
  ['put', 'alarm goal goals target', 'set', 'put-set'],
  ['build', 'sentence', 'make', 'build-things'],
  ['build', 'family', 'start', 'build-things'],
  ['establish', 'family', 'start', 'build-things'],
  ['found', 'family', 'start', 'build-things'],
  ['drive', 'bicycle bike motorcycle motorbike horse', 'ride', 'use-drive'],
  ['ride', 'car truck', 'drive', 'use-drive'],
  ['use', 'pill pills', 'take', 'drink-things'],
  ['eat', 'medicine pill pills', 'take', 'drink-things'],
  ['drink', 'soup', 'eat', 'drink-things'],
  ['drink', 'antibiotics cigar vitamins', 'take', 'drink-things'],
  [
    'work',
    'lesson lessons english maths exam exams biology history german physics chemistry',
    'study',
    'work-study',
  ],
  ['hold', 'cold', 'catch', 'catch-cold'],
  [
    'control',
    'homework homeworks email emails message messages answers answer bag spelling exam',
    'check',
    'control-check',
  ],
  ['read', 'university', 'study at', 'work-study'],
  ['make', 'attention', 'pay', 'give-attention'],
  ['join', 'exam exams', 'take', 'take-nouns'],
  ['set', 'friendship', 'make', 'build-things'],
  ['do', 'breakfast', 'have', 'make-do'],
];

export const collocations: readonly Collocation[] = rows.map(([verb, nouns, right, pattern]) => ({
  verb,
  nouns: new Set(wordList(nouns)),
  right,
  pattern,
}));

/**
 * Adjectives that learners translate wrongly from Turkish, with the nouns that follow them and the adjectives that
 * English uses.
 */
const adjectiveRows: readonly (readonly [adjective: string, nouns: string, right: string])[] = [
  ['strong', 'rain snow traffic', 'heavy'],
  ['hard', 'traffic', 'heavy'],
  ['big', 'rain traffic', 'heavy'],
  ['crowded', 'traffic', 'heavy'],
  ['big', 'wind', 'strong'],
  ['heavy', 'wind', 'strong'],
  ['cheap', 'price prices', 'low'],
  ['expensive', 'price prices', 'high'],
  ['small', 'brother sister', 'little'],
  ['thick', 'voice', 'deep'],
  ['economical', 'crisis problem problems situation growth reasons', 'economic'],
  ['quick', 'train', 'fast'],
  ['closed', 'weather', 'cloudy'],
  ['genial', 'idea', 'brilliant'],
  ['powerful', 'coffee tea', 'strong'],
  ['heavy', 'question exam', 'difficult'],
];

export const adjectiveCollocations: ReadonlyMap<string, string> = new Map(
  adjectiveRows.flatMap(([adjective, nouns, right]) =>
    wordList(nouns).map((noun) => [`${adjective} ${noun}`, right] as const),
  ),
);
