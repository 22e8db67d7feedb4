import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './memory.tr.ts';

export const en: EnglishOf<typeof tr> = {
  title: 'What your partner remembers',
  remember: 'My partner may remember our earlier conversations',
  hint: 'When this is on, Pratik stores what you say about topics such as family, work, hobbies and plans in free conversations. Your partner asks about them next time. Private topics such as health are not stored. If you turn this off, everything is deleted.',
  on: 'Your partner now remembers what you say',
  off: 'Memory is off, and everything was deleted',
  empty: 'Nothing is remembered yet. Facts appear here as you chat.',
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
  forgetText: 'This cannot be undone. Your conversations are not deleted.',
  forgotten: 'Deleted from the memory',
  offQuestion: 'Delete everything that is remembered ({{count}})?',
  turnOff: 'Turn off and delete',
};
