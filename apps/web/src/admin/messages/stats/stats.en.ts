import type { EnglishOf } from '../../../lib/language/i18n.ts';
import type { tr } from './stats.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'Precision and cost',
  lead: 'See how accurate the corrections are according to administrators, and what the AI service costs.',
  voiceTimes: 'Response times in spoken chat',
  backToList: 'List of messages',
  precisionTitle: 'Correction precision',
  honest:
    'The precision counts only corrections that an administrator has decided about. Approved and edited corrections count as right, rejected corrections as wrong. Administrators decide about disputed corrections first, so the real precision may be higher. At least {{count}} decisions are needed.',
  source: 'Source',
  allSources: 'All',
  total: 'Total',
  share: 'Precision',
  decisions: 'Decisions',
  rightOf: '{{right}} right, {{wrong}} wrong',
  tooFew: 'not enough data',
  code: 'Error type',
  added: 'Added by administrators',
  weeksTitle: 'Decisions by week',
  weekStats: 'Week of {{week}}: {{right}} right, {{wrong}} wrong',
  right: 'Right',
  wrong: 'Wrong',
  noDecisions:
    'There are no decisions in the last 26 weeks. Open messages and approve or reject their corrections to see data here.',
  costTitle: 'AI service costs, last 30 days',
  costText:
    'The costs include chat replies, corrections, and your organisation’s speech and transcription services. They also include failed and interrupted attempts.',
  noCost: 'No AI service was used in the last 30 days.',
  costChat: 'Chat',
  costFeedback: 'Corrections',
  costSpeech: 'Speech',
  costTranscription: 'Transcription',
  noPrice:
    'Token prices are not set (AI_USD_PER_MILLION_INPUT_TOKENS, AI_USD_PER_MILLION_OUTPUT_TOKENS). Only tokens, characters and minutes are shown.',
  plotCost: 'Cost per day, USD',
  plotTokens: 'Tokens, characters and seconds of audio per day',
  costSum: 'Total: {{sum}}',
  tokens: '{{shown}} tokens',
  characters: '{{shown}} characters',
  minutes: '{{shown}} min of audio',
  dollars: 'USD {{amount}}',
  day: 'Day',
  none: '–',
  dayStats: '{{day}}: {{sum}}',
};
