import { describe, expect, it } from 'vitest';
import { diffOf } from './diff.ts';
import { figuresOf } from './numbers.ts';
import { comparable, sayTheSame, waysOf } from './same-words.ts';

const marked = (said: string, given: string) =>
  diffOf(said, given)
    .words.map(({ kind, said: word, given: typed }) =>
      kind === 'same'
        ? word
        : kind === 'missing'
          ? `-${word}`
          : kind === 'extra'
            ? `+${typed}`
            : `${word}≠${typed}`,
    )
    .join(' ');

const same = (said: string[], given: string[]) => sayTheSame(said.map(comparable), given.map(comparable));

describe('sayTheSame (equality of two texts)', () => {
  it.each([
    ['Good morning, Mum!', 'good morning mum'],
    ["I'm late; it's six.", 'I am late it is 6'],
    ["It's gone.", 'It has gone'],
    ['It is fish.', "It's fish"],
    ["They won't come, and I can't.", 'they will not come and i cannot'],
    ["Let's go – they'd be here by now.", 'Let us go they would be here by now'],
    ["I don't know.", 'i dont know'],
    ["It's the dog’s bowl.", "Its the dog's bowl"],
    ['Room 21, please.', 'Room twenty-one please'],
    ['Twenty one people came.', '21 people came'],
    ['It cost 1,250 lira.', 'It cost one thousand two hundred and fifty lira'],
    ['It is August 1966.', 'it is august nineteen sixty-six'],
    ['The bus leaves at 18.40.', 'The bus leaves at eighteen forty'],
    ['He lives on the third floor.', 'he lives on the 3rd floor'],
    ['My favourite colour is grey.', 'my favorite color is gray'],
    ['We realised the theatre was closed.', 'we realized the theater was closed'],
    ['She travelled to the centre.', 'She traveled to the center.'],
    ['A T-shirt is all right.', 'a t shirt is alright'],
    ['“Welcome,” she said.', '"welcome" she said'],
  ])('regards “%s” and “%s” as equal', (said, given) => {
    const { right, all, words } = diffOf(said, given);
    expect(words.filter(({ kind }) => kind !== 'same')).toEqual([]);
    expect(right).toBe(all);
  });

  it('regards texts with different words, numbers or word forms as different', () => {
    expect(same(['filled'], ['filed'])).toBe(false);
    expect(same(['six'], ['7'])).toBe(false);
    expect(same(['walks'], ['walk'])).toBe(false);
    expect(same(["he's"], ['she', 'is'])).toBe(false);
    expect(same(['third'], ['3'])).toBe(false);
  });
});

describe('diffOf (word-by-word comparison)', () => {
  it('marks words that are replaced, missing or added', () => {
    expect(marked('They were under a chair.', 'They where under chair')).toBe(
      'They were≠where under -a chair.',
    );
    expect(marked('It is ringing.', 'It is is ringing now')).toBe('It +is is ringing. +now');
    expect(marked('Dinner is at six.', '')).toBe('-Dinner -is -at -six.');
    expect(marked('Dinner is at six.', 'Winter at sixty')).toBe('Dinner≠Winter -is at six.≠sixty');
  });

  it('counts the words of the original text, not the words of the typed text', () => {
    expect(diffOf('Here you are.', 'xx yy zz ww')).toMatchObject({ right: 0, all: 3 });
    expect(diffOf("It's six.", 'It is')).toMatchObject({ right: 1, all: 2 });
    expect(diffOf('No – never.', 'no never')).toMatchObject({ right: 2, all: 2 });
  });

  it('compares very long sentences and meaningless input without an error', () => {
    const long = Array.from({ length: 60 }, (_, index) => `word${index}`).join(' ');
    expect(diffOf(long, 'a '.repeat(250))).toMatchObject({ right: 0, all: 60 });
    expect(diffOf('Six.', 'a '.repeat(250)).words.filter(({ kind }) => kind === 'extra')).toHaveLength(249);
  });
});

describe('diffOf with long or unusual texts', () => {
  /** Returns how many times `diffOf` compares two word sequences when it compares the given texts. */
  const comparisons = (said: string, given: string) => {
    let count = 0;
    diffOf(said, given, () => {
      count += 1;
      return false;
    });
    return count;
  };

  it('makes at most twice as many comparisons for long texts as for texts of 50 and 60 words', () => {
    const whole = comparisons('a '.repeat(50), 'b '.repeat(60));
    expect(whole).toBeGreaterThan(50 * 50 * 14);
    expect(comparisons('a '.repeat(300), 'b '.repeat(300))).toBeLessThan(2 * whole);
    expect(comparisons('a '.repeat(300), 'b '.repeat(40))).toBeLessThan(2 * whole);
  });

  it('finds the equal words when words are missing or added in a long text', () => {
    const long = Array.from({ length: 250 }, (_, index) => `w${index}`);
    const heard = [...long.slice(0, 100), ...long.slice(105, 200), 'x', 'y', ...long.slice(200)];
    expect(diffOf(long.join(' '), heard.join(' '))).toMatchObject({ right: 245, all: 250 });
  });

  it('generates at most 27 spelling variants of a sequence of words', () => {
    expect(waysOf(["she's", "he's", "it's"]).size).toBe(27);
    expect(waysOf([Array.from({ length: 150 }, () => "a's").join('-')]).size).toBeLessThanOrEqual(27);
  });

  it('generates only one spelling variant of a very long word', () => {
    const vowels = 'a'.repeat(100_000);
    expect(comparable(`${vowels}lled`).letters).toBe(`${vowels}lled`);
  });
});

describe('figuresOf (numbers written as words)', () => {
  it.each([
    [['two', 'hundred', 'and', 'five'], '205'],
    [['nineteen', 'eighty'], '1980'],
    [['twenty', 'first'], '21th'],
    [['3rd'], '3th'],
    [['forty', 'two'], '42'],
    [['five', 'six'], undefined],
    [['twenty', 'and'], undefined],
    [['hundred'], undefined],
    [['and'], undefined],
    [['hello'], undefined],
  ])('converts %j to %s', (words, figures) => expect(figuresOf(words)).toBe(figures));
});
