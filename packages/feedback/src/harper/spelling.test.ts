import { expect, test } from 'vitest';
import { prepareText, type Sentence } from '../text/prepare.ts';
import type { Token } from '../text/tokens.ts';
import { spellingFinding, wordsToSpell } from './spelling.ts';

const sentenceOf = (text: string): Sentence => {
  const [sentence] = prepareText(text).sentences;
  if (sentence === undefined) throw new Error('the text contains no sentence');
  return sentence;
};
const looked = (text: string) => wordsToSpell(sentenceOf(text)).map((token) => token.text);
const token = (text: string): Token => {
  const [first] = sentenceOf(text).tokens;
  if (first === undefined) throw new Error('the sentence contains no such token');
  return first;
};

test('wordsToSpell › excludes names, chat words, Turkish words, parts of words and acronyms', () => {
  expect(
    looked('I met Zorlu and ayşe near kadıköy, haha sooo funny LOL 3rd wi-fi he\u200bllo @ali börek'),
  ).toEqual(['met', 'near', 'funny']);
});

test('wordsToSpell › includes the first word of a sentence despite its capital letter', () => {
  expect(looked('Becuase friends')).toEqual(['Becuase', 'friends']);
});

test('spellingFinding › puts the most similar suggestions first and preserves the capital letter', () => {
  expect(spellingFinding(token('Becuase'), ['became', 'because', 'bemuse'])).toMatchObject({
    code: 'spelling',
    replacements: ['Because', 'Became', 'Bemuse'],
  });
});

test('spellingFinding › treats a capitalised word as a name when every suggestion differs too much', () => {
  expect(spellingFinding(token('Zorluk'), ['zodiac', 'zonal'])).toBeUndefined();
});

test('spellingFinding › uses the code capital-letters when only the capital letter differs', () => {
  expect(spellingFinding(token('london'), ['London'])).toMatchObject({
    code: 'capital-letters',
    replacements: ['London'],
  });
});

test('spellingFinding › returns undefined when no suggestion is similar enough', () => {
  expect(spellingFinding(token('qzxvk'), ['quick', 'xenon'])).toBeUndefined();
});

test('wordsToSpell › ignores titles, abbreviations and random letters', () => {
  expect(looked('my teacher is mrs kaya and dr ali has a bmw asdfgh bnm zxcv from abd')).toEqual(
    looked('my teacher is kaya and ali has a from'),
  );
});

test('spellingFinding › returns undefined when too many letters differ', () => {
  expect(spellingFinding(token('ceso'), ['case', 'cans'])).toBeUndefined();
  expect(spellingFinding(token('frend'), ['friend'])).toMatchObject({ replacements: ['friend'] });
});
