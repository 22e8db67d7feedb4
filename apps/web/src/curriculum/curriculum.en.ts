import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './curriculum.tr.ts';

export const en: EnglishOf<typeof tr> = {
  wordsHint: 'Use the arrow keys to move between words. Press Enter to see the meaning.',
  wordCard: 'Word: {{word}}',
  close: 'Close',
  looking: 'Loading…',
  inThisText: 'meaning in this text',
  name: 'Name',
  unknownWord: 'This word is not in our dictionary. Try to guess it from the sentence.',
  lookAgain: 'Try again',
  sayWord: 'Listen: {{word}}',
  notSaid: 'The audio could not be played. Try again.',
  saveWord: 'Add to my words',
  saved: 'Added to your words',
  savedBefore: 'Already in your words',

  levelChoice: 'Level',
  yourLevel: 'Your level: {{level}}',
  rightOption: 'correct answer',
  yourOption: 'your answer',
  missedOption: 'correct, but you did not choose it',
  chosenRight: 'correct, and you chose it',

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
