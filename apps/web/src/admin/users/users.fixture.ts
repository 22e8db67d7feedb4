import type { AnswerOf } from '@pratik/contract/call';
import { listLevels } from '@pratik/contract/level';
import type { EditableUser, getAllUsers, ListedUser } from '@pratik/contract/users';
import { answer } from '../../../test/server.ts';

export const userId = (number: number): string =>
  `0190a0f0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const makeUser = (number: number, change: Partial<ListedUser> = {}): ListedUser => ({
  id: userId(number),
  name: 'Çağrı',
  surname: `Işık${number}`,
  email: `kisi${number}@okul.example`,
  role: 'user',
  status: 'active',
  levelId: 'A2',
  createdAt: '2026-09-05T09:00:00.000Z',
  lastActiveAt: null,
  minutesThisWeek: 0,
  ...change,
});

/** Returns a user in the format that the edit form loads. */
export const editable = (
  { minutesThisWeek: _, ...user }: ListedUser,
  change: Partial<EditableUser> = {},
): EditableUser => ({ ...user, revision: 3, changedAt: null, changedBy: null, ...change });

export const pageOf = (users: ListedUser[], frame: object = {}): AnswerOf<typeof getAllUsers> => ({
  users,
  total: users.length,
  totalCapped: false,
  page: 0,
  size: 20,
  ...frame,
});

export const levelAnswer = () =>
  answer(listLevels, () => ({
    levels: [
      {
        id: 'A2',
        cefr: 'A2' as const,
        name: { tr: 'A2 Temel', en: 'A2 Elementary' },
        position: 1,
        description: null,
        canDo: [],
      },
      {
        id: 'B1',
        cefr: 'B1' as const,
        name: { tr: 'B1 Orta', en: 'B1 Intermediate' },
        position: 2,
        description: null,
        canDo: [],
      },
    ],
  }));
