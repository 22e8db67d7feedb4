import { soundIds } from '@pratik/contract/speaking';
import { describe, expect, it } from 'vitest';
import { Sound } from './kinds/sound.ts';
import { readLibrary } from './read/read-library.ts';

const { library } = readLibrary();

describe('pronunciation sounds in the library', () => {
  it('exist for all sound ids, each in a separate file', () => {
    expect(library.sounds.map(({ id }) => id).toSorted()).toEqual([...soundIds].toSorted());
    for (const { id, file } of library.sounds) expect(file).toBe(`sounds/${id}.yaml`);
  });

  it('have explanations written in Turkish letters', () => {
    for (const { name, advice, hint, pairs } of library.sounds)
      for (const text of [name.tr, advice.tr, hint.tr, ...pairs.flatMap(({ tr }) => tr)])
        expect(text.normalize('NFC')).toMatch(/^[a-zçğıöşüâA-ZÇĞİÖŞÜ ,.;:“”–-]+$/);
  });

  it('are rejected when a minimal pair consists of homophones or is repeated, or when there are too few pairs', () => {
    const [sound] = library.sounds;
    if (!sound) throw new Error('the library contains no sound');
    const { file: _, ...good } = sound;
    expect(Sound.safeParse(good).success).toBe(true);
    const tr = ['bir', 'iki'];
    const alike = [{ a: 'their', b: 'there', tr }, ...good.pairs.slice(1)];
    expect(Sound.safeParse({ ...good, pairs: alike }).error?.issues[0]?.message).toContain('sound the same');
    const twice = [...good.pairs, good.pairs[0]];
    expect(Sound.safeParse({ ...good, pairs: twice }).success).toBe(false);
    expect(Sound.safeParse({ ...good, pairs: good.pairs.slice(0, 11) }).success).toBe(false);
  });
});
