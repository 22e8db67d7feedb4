import type { ManagedUnit, UnitItem } from '@pratik/contract/unit-editing';

const fields: ManagedUnit['fields'] = {
  title: { tr: 'Ekmek ve fırın', en: 'Bread and bakeries' },
  goal: { tr: 'Ekmek istersiniz.', en: 'You ask for bread.' },
  theme: 'neighbourhood-and-city',
  canDo: [
    {
      skill: 'speaking',
      scale: 'Obtaining goods and services',
      tr: 'Ekmek isteyebilirim.',
      en: 'I can ask for bread.',
    },
  ],
  lessons: ['a1-articles'],
  words: ['bread.noun', 'bake.verb'],
  readings: ['the-oven'],
  listenings: ['two-loaves'],
  writing: 'a1-my-room',
  scenarios: ['a1-home'],
};

export const managedUnit = (id: string, change: Partial<ManagedUnit> = {}): ManagedUnit => ({
  id,
  levelId: 'A1',
  number: 1,
  state: 'published',
  version: 1,
  edited: false,
  revision: 4,
  fields,
  ...change,
});

const titled = (tr: string, en: string) => ({ fields: { ...fields, title: { tr, en } } });

export const someUnits = [
  managedUnit('a1-bread'),
  managedUnit('a1-home', { number: 2, edited: true, ...titled('Evim', 'My home') }),
  managedUnit('a1-day', { number: 3, ...titled('Günüm', 'My day') }),
  managedUnit('a1-old', { number: 4, state: 'retired', ...titled('Eski ünite', 'Old unit') }),
];

export const unitItem = (
  kind: UnitItem['kind'],
  id: string,
  title: string,
  change: Partial<UnitItem> = {},
): UnitItem => ({
  kind,
  id,
  title: { tr: title, en: title },
  meaning: null,
  state: 'published',
  ...change,
});

export const someItems = [
  unitItem('word', 'bread.noun', 'bread', { meaning: 'ekmek' }),
  unitItem('word', 'bake.verb', 'bake', { meaning: 'fırında pişirmek' }),
  unitItem('word', 'butter.noun', 'butter', { meaning: 'tereyağı' }),
  unitItem('grammar-lesson', 'a1-articles', 'a, an, the'),
  unitItem('reading', 'the-oven', 'The oven', { state: 'retired' }),
  unitItem('reading', 'first-snow', 'First snow'),
  unitItem('listening', 'two-loaves', 'Two loaves, please'),
  unitItem('scenario', 'a1-home', 'Evim'),
  unitItem('writing-prompt', 'a1-my-room', 'Odam'),
  unitItem('writing-prompt', 'a1-my-day', 'Günüm'),
];
