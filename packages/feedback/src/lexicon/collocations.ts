import { wordList } from './word-list.ts';

/** A verb Turkish uses with these nouns, and the verb English uses. */
export type Collocation = { verb: string; nouns: ReadonlySet<string>; right: string; pattern: string };

const devices = `light lights tv television radio computer lamp lamps oven heater heating fan phone laptop tablet
  machine dishwasher conditioner cooker stove`;

const rows: readonly (readonly [verb: string, nouns: string, right: string, pattern: string])[] = [
  ['open', devices, 'turn on', 'turn-on-off'],
  ['close', devices, 'turn off', 'turn-on-off'],
  ['do', 'mistake mistakes', 'make', 'make-do'],
  ['do', 'decision decisions noise effort plan plans speech', 'make', 'make-do'],
  [
    'make',
    'homework homeworks housework shopping exercise exercises sport sports research researches',
    'do',
    'make-do',
  ],
  ['make', 'photo photos picture shower bath nap exam', 'take', 'take-nouns'],
  ['do', 'shower bath photo', 'take', 'take-nouns'],
  ['enter', 'exam exams', 'take', 'take-nouns'],
  ['pull', 'photo photos', 'take', 'take-nouns'],
  ['give', 'decision decisions', 'make', 'give-decision'],
  ['drink', 'cigarette cigarettes', 'smoke', 'drink-things'],
  ['drink', 'medicine medicines pill pills', 'take', 'drink-things'],
  ['see', 'dream dreams nightmare nightmares', 'have', 'see-dream'],
  ['say', 'lie lies truth', 'tell', 'say-tell'],
  ['say', 'joke jokes story', 'tell', 'say-tell'],
  ['make', 'question questions', 'ask', 'ask-question'],
  ['do', 'question', 'ask', 'ask-question'],
  ['pull', 'attention', 'attract', 'pull-attention'],
  ['make', 'party parties', 'have', 'make-party'],
  ['do', 'breakfast', 'have', 'make-do'],
];

export const collocations: readonly Collocation[] = rows.map(([verb, nouns, right, pattern]) => ({
  verb,
  nouns: new Set(wordList(nouns)),
  right,
  pattern,
}));
