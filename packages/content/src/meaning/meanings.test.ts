import { describe, expect, it } from 'vitest';
import { holds } from './forms.ts';
import { coverage, createMeanings } from './meanings.ts';
import { sentencesOf, tokensOf, wordCount } from './tokens.ts';

const words = [
  { id: 'walk.noun', word: 'walk', pos: 'noun' as const, tr: 'yürüyüş' },
  { id: 'walk.verb', word: 'walk', pos: 'verb' as const, tr: 'yürümek' },
  { id: 'child.noun', word: 'child', pos: 'noun' as const, tr: 'çocuk' },
  { id: 'kneel.verb', word: 'kneel', pos: 'verb' as const, tr: 'diz çökmek' },
  { id: 'big.adjective', word: 'big', pos: 'adjective' as const, tr: 'büyük' },
  { id: 'colour.noun', word: 'colour', pos: 'noun' as const, tr: 'renk' },
  { id: 'ice.noun', word: 'ice', pos: 'noun' as const, tr: 'buz' },
  { id: 'miss.verb', word: 'miss', pos: 'verb' as const, tr: 'kaçırmak', near: ['bus', 'train'] },
  { id: 'miss.verb.2', word: 'miss', pos: 'verb' as const, tr: 'özlemek', near: ['family', 'country'] },
  { id: 'put-on.verb', word: 'put on', pos: 'verb' as const, tr: 'giymek' },
  { id: 'put.verb', word: 'put', pos: 'verb' as const, tr: 'koymak' },
  { id: 'of-course.phrase', word: 'of course', pos: 'phrase' as const, tr: 'elbette' },
];
const functionWords = new Map([
  ['the', 'belirli artikel'],
  ['i', 'ben'],
  ['do', 'yapmak'],
  ["don't", '-me'],
]);
const meanings = createMeanings({ words, functionWords });

describe('meaning of a word that the learner taps', () => {
  it.each([
    ['children', 'çocuk'],
    ['Knelt', 'diz çökmek'],
    ['biggest', 'büyük'],
    ['colors', 'renk'],
    ['ICE', 'buz'],
    ["child's", 'çocuk'],
    ['don’t', '-me'],
  ])('for “%s” is “%s”', (word, tr) => expect(meanings.of(word)?.tr).toBe(tr));

  it('is null for an unknown word', () => {
    expect(meanings.of('xylophone')).toBeNull();
    expect(meanings.of('ıce')).toBeNull();
    expect(meanings.of('')).toBeNull();
  });

  it('is taken from the glossary of the text when the glossary contains the word', () => {
    expect(meanings.of('walks', { walk: 'yürüyüş yolu' })).toMatchObject({
      tr: 'yürüyüş yolu',
      source: 'glossary',
    });
  });

  it('depends on the previous word, which shows whether the tapped word is a noun or a verb', () => {
    const [a, b] = ['I walk the child', 'the walk'].map((text) =>
      meanings.inText(text, {}).find(({ lower }) => lower === 'walk'),
    );
    expect(a?.meaning).toMatchObject({ wordId: 'walk.verb' });
    expect(b?.meaning).toMatchObject({ wordId: 'walk.noun' });
  });
});

describe('sense of a word that the learner taps', () => {
  const sense = (text: string) => {
    const found = meanings.inText(text, {}).find(({ lower }) => lower.startsWith('miss'))?.meaning;
    return found && found !== 'name' ? found.wordId : found;
  };

  it('is the sense whose typical neighbour words are near it in the text', () => {
    expect(sense('We missed two trains today.')).toBe('miss.verb');
    expect(sense('I live here now and I miss my family.')).toBe('miss.verb.2');
    expect(sense('Which countries do you miss?')).toBe('miss.verb.2');
  });

  it('is the most frequent sense when the neighbour words match no sense or several senses', () => {
    expect(sense('I missed it.')).toBe('miss.verb');
    expect(sense('My family missed the train.')).toBe('miss.verb');
    expect(sense('I missed it, and much later in the evening of that day my family called.')).toBe(
      'miss.verb',
    );
  });

  it('is returned together with the other senses of the word', () => {
    expect(meanings.otherSenses('miss.verb')).toEqual(['özlemek']);
    expect(meanings.otherSenses('miss.verb.2')).toEqual(['kaçırmak']);
    expect(meanings.otherSenses('walk.noun')).toEqual([]);
    expect(meanings.otherSenses('unknown')).toEqual([]);
  });
});

describe('phrase of the library in a text', () => {
  const phraseWords = (text: string) =>
    meanings
      .inText(text, {})
      .filter(({ meaning }) => meaning !== null && meaning !== 'name' && meaning.key.includes(' '))
      .map(({ text: word }) => word);

  it.each([
    ['She put on her coat.', ['put', 'on']],
    ['He is putting it on.', ['putting', 'on']],
    ['Put your warm coat on, please.', ['Put', 'on']],
    ['He put them on and left.', ['put', 'on']],
    ['Of course, I like ice.', ['Of', 'course']],
  ])('is found in “%s”', (text, found) => expect(phraseWords(text)).toEqual(found));

  it.each([
    'He put it on the table.',
    'She put the key on my desk.',
    'Put it here. On Monday we go.',
    'We put a very big old wooden box on.',
    'The colour, of, course',
  ])('is not found in “%s”', (text) => expect(phraseWords(text)).toEqual([]));

  it('is replaced by a phrase of the text’s glossary', () => {
    const [put] = meanings.inText('put on the show', { 'put on': 'sahnelemek' });
    expect(put?.meaning).toMatchObject({ source: 'glossary', tr: 'sahnelemek' });
  });
});

describe('inText (words and phrases of a text with their meanings)', () => {
  it('finds phrases of the glossary and names, and returns null for unknown words', () => {
    const tapped = meanings.inText('The children went up to Selin. Selin gave up the sledge.', {
      'give up': 'vazgeçmek',
      'go up to': 'yanına gitmek',
    });
    const by = (lower: string) =>
      tapped.filter((token) => token.lower === lower).map((token) => token.meaning);
    expect(by('gave')[0]).toMatchObject({ key: 'give up' });
    expect(by('went')[0]).toMatchObject({ key: 'go up to' });
    expect(by('selin')).toEqual(['name', 'name']);
    expect(by('sledge')).toEqual([null]);
    expect(coverage(tapped)).toBeCloseTo(8 / 9);
  });

  it('finds the same meanings whether apostrophes are straight or typographic', () => {
    const found = (text: string) =>
      meanings
        .inText(text, { "child's play": 'çocuk oyuncağı' }, ['Selin'])
        .map(({ lower, start, first, meaning }) => ({ lower, start, first, meaning }));
    const typed = `"Don't walk," said Selin. "It's child's play." 'Twas ice: "Do!"`;
    const printed = '“Don’t walk,” said Selin. “It’s child’s play.” ’Twas ice: “Do!”';
    expect(found(printed)).toEqual(found(typed));
    expect(found(printed).find(({ lower }) => lower === 'play')?.meaning).toMatchObject({
      key: "child's play",
    });
    expect(sentencesOf(printed)).toHaveLength(sentencesOf(typed).length);
  });

  it('does not treat the first word of a sentence as a name only because it has a capital letter', () => {
    expect(meanings.inText('Sledges are red.', {})[0]?.meaning).toBeNull();
    expect(meanings.inText('He said: "Sledges!"', {}).at(-1)?.meaning).toBeNull();
  });

  it('splits a text into sentences and words', () => {
    expect(sentencesOf('Mr. Öz came at 9 a.m. today. "Why?" It cost 3.50 lira!')).toHaveLength(3);
    expect(tokensOf("It's Ayşe's T-shirt, 3 pm.").map(({ text }) => text)).toEqual([
      "It's",
      "Ayşe's",
      'T-shirt',
      'pm',
    ]);
    expect(wordCount('Ten – no, 12 – words')).toBe(4);
  });
});

describe('holds (whether a sentence contains a word)', () => {
  it.each([
    ['She picked the parcel up.', 'pick up'],
    ['Both daughters-in-law are engineers.', 'daughter-in-law'],
    ['The wolves came.', 'wolf'],
    ['They were stopping.', 'stop'],
    ['He panicked.', 'panic'],
    ['A well-equipped kitchen was equipped again.', 'equip'],
    ["It was the child's.", 'child'],
  ])('returns true for the sentence “%s” and the word “%s”', (sentence, word) =>
    expect(holds(sentence, word)).toBe(true),
  );

  it('returns false when the word is only a part of a longer word, or the words of a phrase are in the wrong order', () => {
    expect(holds('The category is new.', 'cat')).toBe(false);
    expect(holds('Up they picked.', 'pick up')).toBe(false);
  });
});
