import { readLibrary } from '@pratik/content/read/read-library';
import { type QuestionKind, questionKinds } from '@pratik/contract/question-draft';
import type { QuestionRecord } from '@pratik/contract/question-list';
import { expect, it } from 'vitest';
import type { Bodies } from '../../items.ts';
import { offeredItems } from '../../library/offered.ts';
import { bodyOf } from '../body-of.ts';
import { checkDraft } from '../check-draft.ts';
import { draftOf, type Parent } from '../draft-of.ts';
import { runningParts } from '../question.view.ts';
import { cellsOf, headerCells, recordOf } from './import-cells.ts';

const { items } = offeredItems(readLibrary().library);
const written = items.filter(({ kind }) => questionKinds.some((known) => known === kind));
const bodies = new Map(items.map((item) => [item.key, item.body]));

const drafted = written.map((item) => {
  const parent = item.parent_id === null ? null : { kind: item.parent_kind, id: item.parent_id };
  const kind = item.kind as QuestionKind;
  return { item, kind, draft: draftOf(kind, item.body as Bodies[QuestionKind], parent as Parent | null) };
});

it('draft conversion › loses no data when it converts a library item to a draft and back', () => {
  expect(drafted.length).toBeGreaterThan(4000);
  for (const { item, draft } of drafted) {
    const text = item.parent_id === null ? null : bodies.get(`${item.parent_kind}/${item.parent_id}`);
    const parts = text ? runningParts(item.parent_kind ?? '', text).join('\n\n') : null;
    expect({ id: item.id, errors: checkDraft(draft, parts) }).toEqual({ id: item.id, errors: [] });
    const { title, codes, body } = bodyOf(item.id, draft);
    expect({ title, codes, body }).toEqual({ title: item.title, codes: item.codes, body: item.body });
  }
});

it('import file › preserves all data when a library item is converted to a row and back', () => {
  for (const { item, kind, draft } of drafted) {
    const record = {
      kind,
      id: item.id,
      state: 'published',
      levelId: item.level_id,
      topic: item.topic,
      draft,
    };
    const cells = cellsOf(record as QuestionRecord, 'tr');
    const row = Object.fromEntries(headerCells('tr').map((name, index) => [name, cells[index]]));
    expect(recordOf(row)).toEqual(record);
  }
});

it('import file › preserves values that contain the separator characters |, = and \\', () => {
  const draft = {
    kind: 'reading' as const,
    title: 'A | B',
    type: 'story',
    variety: 'british',
    names: ['a|b', 'c=d', 'e\\f'],
    glossary: [{ word: 'x = y', tr: 'a | b = c' }],
    text: 'One.\n\nTwo.',
    series: 'The night shift',
    episode: 2,
    recap: 'Ada found a key.',
  };
  const cells = cellsOf(
    { kind: 'reading', id: 'a-b', state: 'draft', levelId: 'A1', topic: 'food', draft },
    'tr',
  );
  const row = Object.fromEntries(headerCells('tr').map((name, index) => [name, cells[index]]));
  expect(recordOf(row).draft).toEqual(draft);
});

it('recordOf (row of an import file) › accepts the Turkish and English screen labels as values, regardless of case', () => {
  const row = (cells: object) => recordOf({ Metin: 'x', ...cells });
  expect(
    row({ Tür: 'OKUMA METNİ', Durum: 'yayinda', Konu: 'Alışveriş', 'Metin türü': 'öykü' }),
  ).toMatchObject({
    kind: 'reading',
    state: 'published',
    topic: 'shopping',
    draft: { type: 'story' },
  });
  expect(row({ Tür: 'Word', Durum: 'In review', 'Kelime türü': 'verb' })).toMatchObject({
    kind: 'word',
    state: 'in-review',
    draft: { pos: 'verb' },
  });
  expect(
    row({ Tür: 'Dinleme sorusu', Durum: 'Taslak', 'Yanıt biçimi': 'Doğru/Yanlış', Doğru: 'yanlış' }),
  ).toMatchObject({
    kind: 'question',
    state: 'draft',
    draft: { textKind: 'listening', form: 'one', right: 'False', wrong: ['True'] },
  });
  expect(row({ Tür: 'masal', Durum: 'uçtu' })).toMatchObject({ kind: 'masal', state: 'uçtu' });
});

it('cellsOf (row of an export file) › writes kind and state as Turkish screen labels', () => {
  const question = drafted.find(({ kind, draft }) => kind === 'question' && draft.kind === 'question');
  if (!question) throw new Error('no question was found in the library');
  const { item, kind, draft } = question;
  const cells = cellsOf({ kind, id: item.id, state: 'published', levelId: null, topic: null, draft }, 'tr');
  const named = Object.fromEntries(headerCells('tr').map((name, index) => [name, cells[index]]));
  expect(named).toMatchObject({
    Tür: expect.stringMatching(/^(Okuma|Dinleme) sorusu$/),
    Durum: 'Yayında',
    'Metnin türü': expect.stringMatching(/^(Okuma|Dinleme) metni$/),
  });
});

it('import file › is read without the apostrophes that the export adds before formulas, but with all other apostrophes', () => {
  expect(recordOf({ Tür: 'cloze', Metin: "'-___ is it", Kimlik: "don't" })).toMatchObject({
    id: "don't",
    draft: { text: '-___ is it' },
  });
});
