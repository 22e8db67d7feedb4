import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './memory.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'What your partner remembers',
  remember: 'My partner may remember our earlier conversations',
  hint: 'When this setting is on, Pratik stores facts about topics such as family, work and hobbies from your free conversations, and your partner asks about them next time. Private topics such as health are not stored. If you turn this setting off, all facts are deleted.',
  on: 'Your partner now remembers facts about you',
  off: 'The memory is off, and all facts were deleted',
  empty: 'Your partner does not remember any facts yet. They appear here as you chat.',
  list: 'Facts your partner remembers',
  'kind.family': 'Family and friends',
  'kind.pet': 'Pet',
  'kind.job': 'Work',
  'kind.study': 'School',
  'kind.home': 'Where you live',
  'kind.like': 'Likes',
  'kind.dislike': 'Dislikes',
  'kind.plan': 'Plans',
  'kind.good-event': 'Good news',
  forget: 'Delete',
  forgetNamed: 'Delete: {{what}}',
  forgetQuestion: 'Delete “{{what}}” from the memory?',
  forgetText: 'This cannot be undone. Your conversations are not deleted.',
  forgotten: 'The fact was deleted',
  offQuestion: 'Delete all facts that your partner remembers ({{count}})?',
  turnOff: 'Turn off the memory and delete all facts',
};
