import type { EnglishOf } from '../lib/language/i18n.ts';
import type { tr } from './more.tr.ts';

export const en: EnglishOf<typeof tr> = {
  weeklyLetter: 'Your weekly letter',
  classes: 'My classes',
  classLearners: '{{count}} learners',
  classLearners_one: '{{count}} learner',
  classTeachers: 'Teachers: {{names}}',
  report: 'My practice report',
  skills: 'Your level by skill',
  skillsText:
    'We estimate your level from your practice. The line shows the likely range. As you practise, the range gets narrower.',
  skillsEmpty: 'No estimate yet',
  skillsEmptyText: 'Read, chat and learn words to see your level in each skill.',
  skillsUnknown: 'Not enough practice yet: {{skills}}',
  skillSure: 'almost certainly {{level}}',
  skillRange: 'around {{level}} (between {{from}} and {{to}})',
  speaking: 'Speaking',
  writing: 'Writing',
  reading: 'Reading',
  listening: 'Listening',
  vocabulary: 'Vocabulary',
  grammar: 'Grammar',

  errors: 'What to work on',
  errorsWeighed:
    'The upper number is your corrections per 100 words in the last two weeks. The lower number is from the two weeks before. You wrote {{words}} words in the last two weeks. The range shows the uncertainty (90% confidence). We report a change only if it is larger than chance.',
  errorsCounted:
    'You wrote {{words}} words in the last two weeks. Write at least 100 words to see how many corrections you get per 100 words.',
  errorsAll: 'Show all ({{count}})',
  errorsFewer: 'Show fewer',
  errorsEmpty: 'No corrections yet',
  errorsEmptyText:
    'Your most frequent corrections appear here when you write. They help you choose what to practise.',
  latelyRate: '{{rate}} per 100 words (range: {{from}}–{{to}})',
  beforeRate: '{{rate}} in the two weeks before',
  latelyCount: '{{count}} times in the last two weeks',
  latelyCount_one: 'once in the last two weeks',
  repaired: 'You corrected this mistake yourself {{count}} times',
  repaired_one: 'You corrected this mistake yourself once',
  beforeCount: '{{count}} times in the two weeks before',
  beforeCount_one: 'once in the two weeks before',
  trendLess: 'fewer than before',
  trendMore: 'more than before',
  trendSame: 'about the same as before',
  trendUnknown: 'Write at least 100 words in each two-week period to see the change.',
};
