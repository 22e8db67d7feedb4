import type { EnglishOf } from '../lib/i18n.ts';
import type { tr } from './more.tr.ts';

export const en: EnglishOf<typeof tr> = {
  skills: 'Your level by skill',
  skillsText:
    'Estimated from what you did. The line shows where your level very probably lies; it narrows as you practise.',
  skillsEmpty: 'No estimate yet',
  skillsEmptyText: 'As you read, talk and learn words, your level in each skill shows here.',
  skillsUnknown: 'Not enough practice yet: {{skills}}',
  skillSure: 'very probably {{level}}',
  skillRange: 'around {{level}} (between {{from}} and {{to}})',
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',

  errors: 'What to work on',
  errorsWeighed:
    'Corrections in 100 words: the last two weeks (above) and the two before (below). You wrote {{words}} words in the last two weeks.',
  errorsCounted:
    'You wrote {{words}} words in the last two weeks. From 100 words on, figures are given by how much you wrote.',
  errorsEmpty: 'No corrections yet',
  errorsEmptyText:
    'As you write, what is corrected often shows here, so that choosing what to practise is easy.',
  latelyRate: '{{rate}} in 100 words',
  beforeRate: '{{rate}} the two weeks before',
  latelyCount: '{{count}} times in the last two weeks',
  latelyCount_one: 'once in the last two weeks',
  beforeCount: '{{count}} times in the two weeks before',
  beforeCount_one: 'once in the two weeks before',
  trendLess: 'less',
  trendMore: 'more',
  trendSame: 'much the same',
  trendUnknown: 'To say whether it gets less, both spells need at least 100 words.',
};
