import type { ClassDetails, ClassMember } from '@pratik/contract/classes';
import { listLevels } from '@pratik/contract/level';
import { answer } from '../../test/server.ts';

export const someId = (number: number): string =>
  `0190a0f0-0000-7000-8000-${String(number).padStart(12, '0')}`;

export const makeClass = (number: number, change: Partial<ClassDetails> = {}): ClassDetails => ({
  id: someId(number),
  code: `9-${number}`,
  name: `Dokuzlar ${number}`,
  term: '2026–2027 Güz',
  levelId: 'A2',
  archivedAt: null,
  learners: 2,
  teachers: [{ id: someId(90), name: 'Tuğba Hoca' }],
  right: 'manage',
  revision: 3,
  changedAt: null,
  changedBy: null,
  ...change,
});

export const makeMember = (number: number, change: Partial<ClassMember> = {}): ClassMember => ({
  id: someId(number),
  name: 'İpek',
  surname: `Işık${number}`,
  email: `ipek${number}@okul.example`,
  status: 'active',
  levelId: 'A2',
  joinedAt: '2026-09-05T09:00:00.000Z',
  lastActiveAt: null,
  minutesThisWeek: 12.4,
  ...change,
});

export const frameOf = (rows: readonly unknown[]) => ({
  total: rows.length,
  totalCapped: false,
  page: 0,
  size: 20,
});

export const levelsAnswer = () =>
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
    ],
  }));
