import { expect, test } from 'vitest';
import { prepareText, type Sentence } from '../text/prepare.ts';
import type { Token } from '../text/tokens.ts';
import { spellingFinding, wordsToSpell } from './spelling.ts';

const sentenceOf = (text: string): Sentence => {
  const [sentence] = prepareText(text).sentences;
  if (sentence === undefined) throw new Error('no sentence');
  return sentence;
};
const looked = (text: string) => wordsToSpell(sentenceOf(text)).map((token) => token.text);
const token = (text: string): Token => {
  const [first] = sentenceOf(text).tokens;
  if (first === undefined) throw new Error('no token');
  return first;
};

test('words to spell › excludes names, chat words, Turkish words, partial words and acronyms', () => {
  expect(
    looked('I met Zorlu and ayşe near kadıköy, haha sooo funny LOL 3rd wi-fi he\u200bllo @ali börek'),
  ).toEqual(['met', 'near', 'funny']);
});

test('words to spell › includes the first word although it has a capital', () => {
  expect(looked('Becuase friends')).toEqual(['Becuase', 'friends']);
});

test('spelling finding › sorts the nearest suggestions first and keeps the capital', () => {
  expect(spellingFinding(token('Becuase'), ['became', 'because', 'bemuse'])).toMatchObject({
    code: 'spelling',
    replacements: ['Because', 'Became', 'Bemuse'],
  });
});

test('spelling finding › treats a capitalised word as a name when every suggestion differs too much', () => {
  expect(spellingFinding(token('Zorluk'), ['zodiac', 'zonal'])).toBeUndefined();
});

test('spelling finding › uses the code capital-letters when only the capital differs', () => {
  expect(spellingFinding(token('london'), ['London'])).toMatchObject({
    code: 'capital-letters',
    replacements: ['London'],
  });
});

test('spelling finding › returns nothing when no suggestion is near enough', () => {
  expect(spellingFinding(token('qzxvk'), ['quick', 'xenon'])).toBeUndefined();
});

test('wordsToSpell › ignores titles, abbreviations and random letters', () => {
  expect(looked('my teacher is mrs kaya and dr ali has a bmw asdfgh bnm zxcv from abd')).toEqual(
    looked('my teacher is kaya and ali has a from'),
  );
});

test('spellingFinding › suggests nothing when too many letters differ', () => {
  expect(spellingFinding(token('ceso'), ['case', 'cans'])).toBeUndefined();
  expect(spellingFinding(token('frend'), ['friend'])).toMatchObject({ replacements: ['friend'] });
});
