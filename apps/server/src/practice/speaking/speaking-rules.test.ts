import { describe, expect, it } from 'vitest';
import { type Miss, repeated, standingOf } from './hints.policy.ts';
import { missedSound } from './missed-sounds.ts';
import { mistaken, rightWords, sideOf, understoodOf } from './understood.ts';

const missed = (word: string, said: string, heard: string) =>
  missedSound(word, said.split(' '), heard.split(' '));

describe('missed (finds the sound that the learner mispronounced)', () => {
  it.each([
    ['think', 'th ih ng k', 's ih ng k', 'th'],
    ['three', 'th r iy', 't r iy', 'th'],
    ['they', 'dh ey', 'd ey', 'th-voiced'],
    ['west', 'w eh s t', 'v eh s t', 'w-v'],
    ['vest', 'v eh s t', 'w eh s t', 'w-v'],
    ['sport', 's p ao r t', 's ax p ao r t', 'cluster'],
    ['state', 's t ey t', 'ih s t ey t', 'cluster'],
    ['bad', 'b ae d', 'b ae t', 'final-voicing'],
    ['prize', 'p r ay z', 'p r ay s', 'final-voicing'],
    ['ship', 'sh ih p', 'sh iy p', 'ship-sheep'],
    ['man', 'm ae n', 'm eh n', 'bad-bed'],
    ['walked', 'w ao k t', 'w ao k', 'ed-ending'],
    ['played', 'p l ey d', 'p l ey', 'ed-ending'],
    ['walked', 'w ao k t', 'w ao k eh t', 'ed-ending'],
  ])(
    'returns for the word %s (%s), recognised as %s, the mispronounced sound %s',
    (word, said, heard, sound) => {
      expect(missed(word, said, heard)).toBe(sound);
    },
  );

  it.each([
    ['think', 'th ih ng k', 'd r ih ng k'],
    ['bat', 'b ae t', 'b ae d'],
    ['day', 'd ey', 'd ay'],
    ['need', 'n iy d', 'n iy'],
    ['drive', 'd r ay v', 'ax d r ay v er'],
    ['to', 't uw', 't uw m'],
    ['ride', 'r ay d', 'r ay d iy'],
    ['same', 's ey m', 's ey m'],
  ])('returns null for the word %s (%s), recognised as %s', (word, said, heard) => {
    expect(missed(word, said, heard)).toBeNull();
  });
});

describe('hint on a sound that the learner mispronounces', () => {
  const miss = (word: string, day: number, soundId: Miss['soundId'] = 'th'): Miss => ({
    soundId,
    word,
    day: `2026-03-${String(day).padStart(2, '0')}`,
    at: new Date(Date.UTC(2026, 2, day)),
  });

  it('is given after the learner has mispronounced three different words on at least two days', () => {
    expect(repeated([miss('think', 3), miss('three', 3), miss('thin', 3)])).toEqual([]);
    expect(repeated([miss('think', 3), miss('think', 4), miss('think', 5)])).toEqual([]);
    expect(repeated([miss('think', 3), miss('three', 4)])).toEqual([]);
    expect(repeated([miss('think', 3), miss('three', 3), miss('thin', 4)])).toEqual([
      { soundId: 'th', words: ['thin', 'think', 'three'] },
    ]);
  });

  it('is not given when the learner has mispronounced three words but not the same sound in all of them', () => {
    expect(repeated([miss('think', 3), miss('three', 4), miss('bad', 5, 'final-voicing')])).toEqual([]);
  });
});

it('progress on a sound › depends only on the answers to the ten most recent minimal pairs', () => {
  const heard = (right: number, wrong: number) => [
    ...Array<boolean>(right).fill(true),
    ...Array<boolean>(wrong).fill(false),
  ];
  expect(standingOf(heard(5, 0))).toBe('new');
  expect(standingOf(heard(6, 0))).toBe('opening');
  expect(standingOf(heard(8, 2))).toBe('opening');
  expect(standingOf(heard(9, 1))).toBe('clear');
  expect(standingOf([...heard(10, 0), ...heard(0, 20)])).toBe('clear');
});

describe('comparison of recognised speech with the sentence to say', () => {
  it('accepts homophones and contractions', () => {
    const kinds = (target: string, heard: string) => understoodOf(target, heard).map(({ kind }) => kind);
    expect(kinds('They left their bags there.', 'they left there bags their')).toEqual(Array(5).fill('same'));
    expect(kinds('I am going to eat.', "I'm gonna eat")).toEqual(Array(5).fill('same'));
    expect(kinds('Their ship left.', 'their sheep left')).toEqual(['same', 'other', 'same']);
  });
  it('finds which word of a minimal pair occurs last in the recognised text, compared by sound', () => {
    const pair = { a: 'ship', b: 'sheep' };
    expect(sideOf(pair, 'I said ship.')).toBe('a');
    expect(sideOf(pair, 'Sheep!')).toBe('b');
    expect(sideOf(pair, 'I said sheep, no, ship')).toBe('a');
    expect(sideOf(pair, 'I said shop.')).toBeNull();
    expect(sideOf(pair, '')).toBeNull();
    expect(sideOf({ a: 'ride', b: 'write' }, 'I said right')).toBe('b');
  });

  it('reports a misunderstood word only when exactly one other word was recognised in its place', () => {
    const words = understoodOf('I think the ship sank, really.', 'I sink a sheep sank');
    expect(mistaken(words)).toContainEqual({ word: 'think', heard: 'sink' });
    expect(mistaken(words)).toContainEqual({ word: 'ship', heard: 'sheep' });
    expect(rightWords(words)).toEqual(['i', 'sank']);
  });
});
