import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './first-run.tr.ts';

export const en: EnglishOf<typeof tr> = {
  step: 'Step {{at}} of {{of}}',
  skipAll: 'Skip and go to the home page',
  back: 'Back',
  goOn: 'Continue',
  goalsTitle: 'Why do you want to learn English?',
  goalsLead:
    'Your goal helps us suggest suitable practice. You can skip this and change it in your profile at any time.',
  purpose: 'Why are you learning English?',
  everyday: 'Everyday life',
  travel: 'Travel',
  work: 'Work',
  study: 'School',
  exam: 'An exam',
  pleasure: 'Curiosity and fun',
  days: 'How much do you want to practise each week?',
  daysSome: '{{count}} days',
  daysSome_one: '{{count}} day',
  daysAll: 'Every day',
  minutes: '{{minutes}} minutes of conversation',
  messageTitle: 'Your first message',
  messageLead:
    'Write a message in English to your conversation partner. The correction appears below in a few seconds.',
  messageHelp:
    'If you do not know what to write, write your name, where you live, or what you did yesterday. Do not be afraid to make mistakes: you learn from them.',
  correction: 'The correction of your message',
  preparing: 'Preparing the correction…',
  unreadable: 'This message could not be checked. Write one more sentence in English.',
  failed: 'The correction could not be prepared. Your message is saved, and you can continue.',
  dayFull:
    'You have used today’s conversation time. You can continue with the next step now and chat again tomorrow.',
  levelTitle: 'Find your level',
  levelLead:
    'A short test finds your level, so that your texts, listening exercises and conversations are neither too easy nor too hard.',
  levelLength:
    'The test usually has about {{about}} questions and never more than {{most}}. There is no time limit. You can stop and continue later.',
  levelOpen: 'You have answered {{answered}} questions. About {{remaining}} questions remain.',
  levelOwn: 'Your level is already set: {{level}}. The test is optional.',
  levelUnavailable:
    'There are not enough questions for a level test now. You can choose your level in your profile.',
  levelNow: 'Start the test now',
  levelContinue: 'Continue the test',
  levelLater: 'Skip the test and go to the home page',
};
