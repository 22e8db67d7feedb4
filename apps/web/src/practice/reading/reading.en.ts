import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './reading.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Reading Practice',
  lead: 'Read the text and tap the words you do not know. Then answer the questions.',
  yourPace: 'Your reading speed: {{pace}} words a minute.',

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
  tapHint: 'Tap a word to see its meaning.',
  retired: 'This text is no longer available. You can finish it if you started it.',
  resumed: 'You stopped at the marked place.',
  toBeginning: 'Back to the beginning',

  readAloud: 'Read aloud',
  listen: 'Listen',
  pause: 'Pause',
  previousSentence: 'Previous sentence',
  nextSentence: 'Next sentence',
  speed: 'Speed',
  speechFailed: 'Could not play the audio. Try again.',

  questions: 'Questions',
  beforeQuestions: 'There are {{count}} questions after the text. You can look at the text while you answer.',
  beforeQuestions_one:
    'There is {{count}} question after the text. You can look at the text while you answer.',
  beforeNoQuestions:
    'This text has no questions. When you finish it, it is added to the texts you have read.',
  toQuestions: 'Go to the questions',
  finishPlain: 'I finished reading',
  evidence: 'Where you find the answer',
  showInText: 'Show in the text',
  backToQuestion: 'Back to the questions',

  result: 'Result',
  resultPace: 'Your speed: {{pace}} words a minute',
  resultNoPace: 'We could not measure your speed this time.',
  resultMost: 'Well done! See why some answers were wrong.',
  resultFew: 'That was a hard text. Read the explanations and then read the text again.',
  resultRead: 'Your reading is saved.',
  another: 'Choose another text',
  sayAloud: 'Practise saying the sentences',
  again: 'Read again',
};
