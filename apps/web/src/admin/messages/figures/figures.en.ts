import type { EnglishOf } from '../../../lib/i18n.ts';
import type { tr } from './figures.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Precision and cost',
  lead: 'How right corrections are by what administrators decided, and what the AI service costs.',
  voiceTimes: 'Times of spoken turns',
  backToList: 'List of messages',
  precisionTitle: 'How right corrections are',
  honest:
    'Only corrections an administrator decided on are counted: approved and edited ones are right, rejected ones wrong. Disputed ones are looked at first, so the true figure may be higher; fewer than {{count}} decisions say nothing.',
  source: 'Source',
  allSources: 'All',
  total: 'Total',
  share: 'Right',
  decisions: 'Decisions',
  rightOf: '{{right}} right, {{wrong}} wrong',
  tooFew: 'too little yet',
  code: 'Kind of mistake',
  added: 'Added by administrators',
  weeksTitle: 'Decisions by week',
  weekFigures: 'Week of {{week}}: {{right}} right, {{wrong}} wrong',
  right: 'Right',
  wrong: 'Wrong',
  noDecisions:
    'No decision was made in the last 26 weeks. This fills as you open messages and approve or reject their corrections.',
  costTitle: 'What AI services cost, the last 30 days',
  costText:
    'Replies in chats, corrections, and your organisation’s speech and transcription services. Attempts that failed or were cut off are included.',
  noCost: 'No AI service was used in the last 30 days.',
  costChat: 'Chat',
  costFeedback: 'Corrections',
  costSpeech: 'Speech',
  costTranscription: 'Transcription',
  noPrice:
    'The price of tokens is not set (AI_USD_PER_MILLION_INPUT_TOKENS, AI_USD_PER_MILLION_OUTPUT_TOKENS); only tokens, characters and minutes are shown.',
  plotCents: 'Cost a day, US cents',
  plotTokens: 'Tokens, characters and seconds of sound a day',
  costSum: 'In all: {{sum}}',
  tokens: '{{shown}} tokens',
  characters: '{{shown}} characters',
  minutes: '{{shown}} min of sound',
  dollars: 'USD {{amount}}',
  day: 'Day',
  none: '–',
  dayFigures: '{{day}}: {{sum}}',
};
