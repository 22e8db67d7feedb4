import type { EditableLevel, ManagedLevel } from '@pratik/contract/level';

const noUse = { learners: 0, learnersCapped: false, items: [] };

export const managedLevel = (id: string, change: Partial<ManagedLevel> = {}): ManagedLevel => ({
  id,
  cefr: 'A1',
  name: { tr: `${id} Türkçe`, en: `${id} English` },
  position: 1,
  abilityFrom: null,
  retiredAt: null,
  fromLibrary: false,
  use: noUse,
  canDo: 0,
  offers: 0,
  ...change,
});

export const someLevels = [
  managedLevel('A1', {
    fromLibrary: true,
    canDo: 12,
    use: {
      learners: 1000,
      learnersCapped: true,
      items: [
        { kind: 'word', published: 540, drafts: 2, retired: 0 },
        { kind: 'reading', published: 1, drafts: 0, retired: 3 },
      ],
    },
  }),
  managedLevel('A2', { cefr: 'A2', abilityFrom: -2.25, fromLibrary: true, offers: 2 }),
  managedLevel('aksam', { cefr: 'B1' }),
  managedLevel('eski', { retiredAt: '2026-09-05T09:00:00.000Z', use: { ...noUse, learners: 3 } }),
];

export const editableLevel = (change: Partial<EditableLevel> = {}): EditableLevel => ({
  id: 'B1',
  cefr: 'B1',
  name: { tr: 'B1 · Orta', en: 'B1 · Intermediate' },
  position: 3,
  description: { tr: 'Ana noktaları anlar.', en: 'Understands the main points.' },
  abilityFrom: -0.75,
  retiredAt: null,
  fromLibrary: true,
  use: noUse,
  canDo: [
    {
      id: 'give-opinion',
      skill: 'speaking',
      text: { tr: 'Görüşümü söyleyebilirim.', en: 'I can give my opinion.' },
      retired: false,
      offered: null,
    },
    {
      id: 'tell-story',
      skill: 'speaking',
      text: { tr: 'Bir olayı anlatabilirim.', en: 'I can tell a story.' },
      retired: false,
      offered: null,
    },
    {
      id: 'write-email',
      skill: 'writing',
      text: { tr: 'E-posta yazabilirim.', en: 'I can write an email.' },
      retired: true,
      offered: null,
    },
  ],
  offered: null,
  revision: 4,
  changedAt: '2026-09-05T09:00:00.000Z',
  changedBy: null,
  ...change,
});
