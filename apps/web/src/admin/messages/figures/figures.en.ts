import type { EnglishOf } from '../../../lib/i18n.ts';
import type { tr } from './figures.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Precision and cost',
  lead: 'How right corrections are by what administrators decided, and what the AI service costs.',
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
  costTitle: 'What corrections cost, the last 30 days',
  costText: 'Only tokens used to correct messages; replies in chats and speech are not among them.',
  noCost: 'No AI service was used for corrections in the last 30 days.',
  noPrice:
    'The price of tokens is not set (AI_USD_PER_MILLION_INPUT_TOKENS, AI_USD_PER_MILLION_OUTPUT_TOKENS); only tokens are shown.',
  costSum: 'In all: {{tokens}} tokens, {{cost}}',
  dollars: 'USD {{amount}}',
  day: 'Day',
  attempts: 'Attempts',
  tokensIn: 'Tokens in',
  tokensOut: 'Tokens out',
  cost: 'Cost',
  none: '–',
  dayFigures: '{{day}}: {{tokens}} tokens',
};
