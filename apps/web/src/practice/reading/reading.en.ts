import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './reading.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Reading Practice',
  lead: 'Read the text, tap a word you do not know, then answer the questions.',
  yourPace: 'Your reading pace: {{pace}} words a minute.',

  minutes: '{{count}} min',
  minutesRead: '{{count}} minutes',
  minutesRead_one: '{{count}} minute',
  words: '{{count}} words',
  words_one: '{{count}} word',

  historyPace: '{{pace}} words a minute',

  message: 'message',
  notice: 'notice',
  story: 'story',
  article: 'article',
  review: 'review',
  interview: 'interview',
  instructions: 'instructions',
  diary: 'diary',
  letter: 'letter',

  text: 'Text',
  tapHint: 'Tap a word for its meaning.',
  retired: 'This text is no longer in the list; you can finish what you began.',
  resumed: 'The place where you stopped is marked.',
  toBeginning: 'Back to the beginning',

  readAloud: 'Read aloud',
  listen: 'Listen',
  pause: 'Pause',
  previousSentence: 'Previous sentence',
  nextSentence: 'Next sentence',
  speed: 'Speed',
  speechFailed: 'The voice could not be played; try again.',

  questions: 'Questions',
  beforeQuestions:
    '{{count}} questions come when you have read it. You can look at the text while answering.',
  beforeQuestions_one:
    '{{count}} question comes when you have read it. You can look at the text while answering.',
  beforeNoQuestions: 'This text has no questions; when you have read it, it joins what you have read.',
  toQuestions: 'I have read it, on to the questions',
  finishPlain: 'I have read it',
  evidence: 'Where the text says so',
  showInText: 'Show in the text',
  backToQuestion: 'Back to the questions',

  result: 'Result',
  resultPace: 'Your pace: {{pace}} words a minute',
  resultNoPace: 'The pace could not be measured this time.',
  resultMost: 'That went well. Have a look at why the wrong ones are wrong.',
  resultFew: 'That was a hard text. Read the explanations and look at the text once more.',
  resultRead: 'Your reading is recorded.',
  another: 'Choose another text',
  sayAloud: 'Say it sentence by sentence',
  again: 'Read again',
};
