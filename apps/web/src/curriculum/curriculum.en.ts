import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './curriculum.tr.ts';

export const en: EnglishOf<typeof tr> = {
  wordsHint: 'Move between words with the arrow keys; Enter opens the meaning.',
  wordCard: 'Word: {{word}}',
  close: 'Close',
  looking: 'Looking it up…',
  inThisText: 'in this text',
  name: 'A name',
  unknownWord: 'Our dictionary does not have this word. Try to guess it from the sentence.',
  lookAgain: 'Try again',
  sayWord: 'Listen: {{word}}',
  notSaid: 'The voice could not be played; try again.',
  saveWord: 'Add to my words',
  saved: 'Added to your words',
  savedBefore: 'Already among your words',

  levelChoice: 'Level',
  yourLevel: 'Your level: {{level}}',
  rightOption: 'right answer',
  yourOption: 'your answer',
  missedOption: 'right; you did not choose it',
  chosenRight: 'right, and you chose it',

  noun: 'noun',
  verb: 'verb',
  adjective: 'adjective',
  adverb: 'adverb',
  preposition: 'preposition',
  conjunction: 'conjunction',
  pronoun: 'pronoun',
  determiner: 'determiner',
  number: 'number',
  exclamation: 'exclamation',
  modal: 'modal verb',
  phrase: 'phrase',
};
