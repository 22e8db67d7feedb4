import { describe, expect, it } from 'vitest';
import { differing, usualChoices } from '../../ui/feedback/conflict.ts';
import { conflictFields, merged, versionsOf } from './level-conflict.ts';
import { readThreshold, shortNameOf, toForm, writeThreshold } from './level-form.ts';
import { editableLevel } from './levels.fixture.ts';
import { levelsText } from './levels.texts.ts';

it.each([
  ['B1 · Akşam grubu', 'b1-aksam-grubu'],
  ['İLERİ Işık', 'ileri-isik'],
  ['  Çok uzun bir seviye adı  ', 'cok-uzun-bir-adi'],
  ['Yaz okulu 2027 – sabah', 'yaz-okulu-2027'],
  ['···', ''],
])('shortNameOf › suggests a short name for the level name %j', (name, short) => {
  expect(shortNameOf(name)).toBe(short);
});

it.each([
  ['−0,75', -0.75],
  ['-2.25', -2.25],
  [' 3 ', 3],
  ['', null],
  ['yarım', undefined],
  ['1,2,3', undefined],
])('readThreshold › parses the typed placement threshold %j', (text, logits) => {
  expect(readThreshold(text)).toBe(logits);
  if (typeof logits === 'number') expect(readThreshold(writeThreshold(logits))).toBe(logits);
});

describe('merging two versions of a level', () => {
  const opened = editableLevel();
  const [first, second, third] = opened.canDo;
  if (!first || !second || !third) throw new Error('the level needs three statements');
  const added = { ...second, id: 'theirs', text: { tr: 'Onların cümlesi', en: 'Their statement' } };
  const present = editableLevel({
    name: { tr: 'B1 Onların', en: opened.name.en },
    canDo: [second, first, added, third],
  });
  const typed = toForm(opened);
  const mine = {
    ...typed,
    name: { tr: 'B1 Benim', en: 'B1 Mine' },
    canDo: typed.canDo.map((one) => (one.id === first.id ? { ...one, retired: true } : one)),
  };
  const versions = versionsOf(opened, mine, present);
  const open = differing(conflictFields(levelsText, versions));

  it('lists each field that differs, with each statement as one field', () => {
    expect(open.map(({ key }) => key)).toEqual(['name.tr', 'name.en', 'canDo.give-opinion', 'canDo.theirs']);
    expect(open.at(-1)).toMatchObject({
      base: '',
      mine: '',
      theirs: 'Onların cümlesi\nTheir statement\nKonuşma',
    });
  });

  it('combines the chosen fields, and orders the statements like the version that changed their order', () => {
    const level = merged(versions, usualChoices(open));
    expect(level.name).toEqual({ tr: 'B1 Benim', en: 'B1 Mine' });
    expect(level.canDo.map(({ id, retired }) => [id, retired])).toEqual([
      ['tell-story', false],
      ['give-opinion', true],
      ['theirs', false],
      ['write-email', true],
    ]);
    const mineFirst = { ...versions, mine: { ...mine, canDo: mine.canDo.toReversed() } };
    expect(merged(mineFirst, usualChoices(open)).canDo.map(({ id }) => id)).toEqual([
      'write-email',
      'tell-story',
      'give-opinion',
      'theirs',
    ]);
  });

  it('returns the other administrator’s version when that version is chosen for every field', () => {
    const theirs = Object.fromEntries(open.map(({ key }) => [key, 'theirs' as const]));
    expect(merged(versions, theirs)).toEqual(toForm(present));
  });
});
