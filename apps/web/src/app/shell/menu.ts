import type { Role } from '@pratik/contract/user';
import type { IconName } from '../../ui/action/sprite-icon.tsx';
import type { tr } from '../app.tr.ts';

type Label = keyof typeof tr;
export type MenuEntry = { readonly label: Label; readonly to: string; readonly icon: IconName };
export type MenuGroup = { readonly label: Label; readonly entries: readonly MenuEntry[] };

const home: MenuGroup = {
  label: 'groupHome',
  entries: [
    { label: 'home', to: '/', icon: 'home' },
    { label: 'exit', to: '/pages/empty', icon: 'exit' },
  ],
};

const adminMenu: readonly MenuGroup[] = [
  home,
  {
    label: 'groupAdmin',
    entries: [
      { label: 'userList', to: '/pages/user-list', icon: 'people' },
      { label: 'userAdd', to: '/pages/user-add', icon: 'person-add' },
      { label: 'levelList', to: '/pages/level-list', icon: 'levels' },
      { label: 'levelAdd', to: '/pages/level-add', icon: 'add' },
      { label: 'questionList', to: '/pages/question-list', icon: 'questions' },
      { label: 'questionAdd', to: '/pages/question-add', icon: 'add' },
      { label: 'messageProcess', to: '/pages/message-process-list', icon: 'messages' },
    ],
  },
];

const userMenu: readonly MenuGroup[] = [
  {
    label: 'groupUser',
    entries: [
      { label: 'profile', to: '/pages/profile', icon: 'profile' },
      { label: 'chat', to: '/pages/chat', icon: 'chat' },
      { label: 'writing', to: '/pages/writing-practice', icon: 'writing' },
      { label: 'vocabulary', to: '/pages/vocabulary-practice', icon: 'vocabulary' },
      { label: 'reading', to: '/pages/reading-practice', icon: 'reading' },
      { label: 'listening', to: '/pages/listening-practice', icon: 'listening' },
    ],
  },
  home,
];

/** First path segments below `/pages/` of further pages that belong to a menu entry. */
const detailPages: Record<string, readonly string[]> = {
  '/': ['mistakes', 'path', 'path-map', 'status', 'welcome'],
  '/pages/profile': ['privacy', 'second-factor', 'placement-test'],
  '/pages/vocabulary-practice': ['grammar'],
  '/pages/reading-practice': ['own-texts'],
  '/pages/user-list': [
    'user',
    'user-edit',
    'audit-log',
    'letters',
    'privacy-texts',
    'class',
    'class-list',
    'class-add',
    'class-edit',
  ],
  '/pages/level-list': ['level-edit', 'unit-list', 'unit-add', 'unit-edit'],
  '/pages/question-list': ['question-edit'],
  '/pages/message-process-list': [
    'message-process',
    'message-process-statistics',
    'message-process-safety',
    'voice-times',
  ],
};

/** Returns whether a page is the page of a menu entry, belongs to its section, or neither. */
export const markOf = (to: string, pathname: string): 'page' | 'section' | null => {
  if (pathname === to) return 'page';
  if (to !== '/' && pathname.startsWith(`${to}/`)) return 'section';
  const [, area, page = ''] = pathname.split('/');
  return area === 'pages' && detailPages[to]?.includes(page) ? 'section' : null;
};

/**
 * Returns the administrator menu for administrators and the user menu for all other roles (docs/specification.md,
 * 6.2).
 */
export const menuFor = (role: Role | null): readonly MenuGroup[] => (role === 'admin' ? adminMenu : userMenu);
