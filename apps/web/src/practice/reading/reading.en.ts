import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './reading.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Reading Practice',
  ownTexts: 'Read your own text',
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
  form: 'form',
  timetable: 'timetable',
  menu: 'menu',
  advert: 'advert',
  chat: 'chat',
  email: 'e-mail',
  news: 'news',
  opinions: 'for and against',

  tapHint: 'Tap a word to see its meaning.',
  retired: 'This text is no longer available. If you have already started it, you can finish it.',
  resumed: 'You stopped reading at the marked sentence.',
  toBeginning: 'Back to the beginning',

  questions: 'Questions',
  beforeQuestions: 'There are {{count}} questions after the text. You can look at the text while you answer.',
  beforeQuestions_one:
    'There is {{count}} question after the text. You can look at the text while you answer.',
  beforeNoQuestions: 'This text has no questions. When you finish reading, it is added to your history.',
  toQuestions: 'Go to the questions',
  finishPlain: 'I finished reading',
  evidence: 'Sentence with the answer',
  showInText: 'Show the sentence in the text',
  backToQuestion: 'Back to the questions',

  result: 'Result',
  resultPace: 'Your reading speed: {{pace}} words a minute',
  resultNoPace: 'We could not measure your reading speed this time.',
  resultMost: 'Well done! Read the explanations of your wrong answers.',
  resultFew: 'That was a hard text. Read the explanations and then read the text again.',
  resultRead: 'This text was added to your history.',
  another: 'Choose another text',
  sayAloud: 'Practise saying the sentences',
  again: 'Read the text again',
};
