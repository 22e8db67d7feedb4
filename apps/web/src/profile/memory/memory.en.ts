import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './memory.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'What your partner remembers',
  remember: 'My partner may remember our earlier talks',
  hint: 'When this is on, topics such as family, work, hobbies and plans that you talk about in free talk are stored, and your partner asks about them next time; private topics such as health are not stored, and turning it off deletes everything.',
  on: 'From now on your partner remembers what you tell',
  off: 'Memory is off, and everything was deleted',
  empty: 'Nothing is remembered yet. It appears here as you talk.',
  list: 'Remembered',
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
  forgetText: 'This cannot be undone. Your conversations stay.',
  forgotten: 'Deleted from the memory',
  offQuestion: 'Delete everything that is remembered ({{count}})?',
  turnOff: 'Turn off and delete',
};
