import type { Role } from '@pratik/contract/user';
import type { tr } from '../app.tr.ts';

type Label = keyof typeof tr;
export type MenuEntry = { readonly label: Label; readonly to: string };
export type MenuGroup = { readonly label: Label; readonly entries: readonly MenuEntry[] };

const home: MenuGroup = {
  label: 'groupHome',
  entries: [
    { label: 'home', to: '/' },
    { label: 'exit', to: '/pages/empty' },
  ],
};

const adminMenu: readonly MenuGroup[] = [
  home,
  {
    label: 'groupAdmin',
    entries: [
      { label: 'userList', to: '/pages/user-list' },
      { label: 'userAdd', to: '/pages/user-add' },
      { label: 'levelList', to: '/pages/level-list' },
      { label: 'levelAdd', to: '/pages/level-add' },
      { label: 'questionList', to: '/pages/question-list' },
      { label: 'questionAdd', to: '/pages/question-add' },
      { label: 'messageProcess', to: '/pages/message-process-list' },
    ],
  },
];

const userMenu: readonly MenuGroup[] = [
  {
    label: 'groupUser',
    entries: [
      { label: 'profile', to: '/pages/profile' },
      { label: 'chat', to: '/pages/chat' },
      { label: 'writing', to: '/pages/writing-practice' },
      { label: 'vocabulary', to: '/pages/vocabulary-practice' },
      { label: 'reading', to: '/pages/reading-practice' },
      { label: 'listening', to: '/pages/listening-practice' },
    ],
  },
  home,
];

/** SPECIFICATION §6: admin entries are shown only to admins; everyone else gets the user menu. */
export const menuFor = (role: Role | null): readonly MenuGroup[] => (role === 'admin' ? adminMenu : userMenu);
