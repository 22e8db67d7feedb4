import { expect, test } from 'vitest';
import { prepareText, type Sentence } from '../text/prepare.ts';
import type { Token } from '../text/tokens.ts';
import { spellingCorrection, wordsToSpell } from './spelling.ts';

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

test('wordsToSpell (words to check) › excludes names, chat words, Turkish words, parts of words and acronyms', () => {
  expect(
    looked('I met Zorlu and ayşe near kadıköy, haha sooo funny LOL 3rd wi-fi he\u200bllo @ali börek'),
  ).toEqual(['met', 'near', 'funny']);
});

test('wordsToSpell (words to check) › includes the first word of a sentence, although it has a capital letter', () => {
  expect(looked('Becuase friends')).toEqual(['Becuase', 'friends']);
});

test('spellingCorrection › lists the most similar suggestions first, and preserves the capital letter', () => {
  expect(spellingCorrection(token('Becuase'), ['became', 'because', 'bemuse'])).toMatchObject({
    code: 'spelling',
    replacements: ['Because', 'Became', 'Bemuse'],
  });
});

test('spellingCorrection › regards a capitalised word as a name when every suggestion differs too much from it', () => {
  expect(spellingCorrection(token('Zorluk'), ['zodiac', 'zonal'])).toBeUndefined();
});

test('spellingCorrection › has the error code capital-letters when only the capital letter is wrong', () => {
  expect(spellingCorrection(token('london'), ['London'])).toMatchObject({
    code: 'capital-letters',
    replacements: ['London'],
  });
});

test('spellingCorrection › is undefined when no suggestion is similar enough', () => {
  expect(spellingCorrection(token('qzxvk'), ['quick', 'xenon'])).toBeUndefined();
});

test('wordsToSpell (words to check) › excludes titles, abbreviations and random letters', () => {
  expect(looked('my teacher is mrs kaya and dr ali has a bmw asdfgh bnm zxcv from abd')).toEqual(
    looked('my teacher is kaya and ali has a from'),
  );
});

test('spellingCorrection › is undefined when too many letters of the suggestions differ', () => {
  expect(spellingCorrection(token('ceso'), ['case', 'cans'])).toBeUndefined();
  expect(spellingCorrection(token('frend'), ['friend'])).toMatchObject({ replacements: ['friend'] });
});
