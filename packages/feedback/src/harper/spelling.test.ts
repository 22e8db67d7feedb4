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

test('names, chat words, Turkish, half words and shouting are not looked up', () => {
  expect(
    looked('I met Zorlu and ayşe near kadıköy, haha sooo funny LOL 3rd wi-fi he\u200bllo @ali börek'),
  ).toEqual(['met', 'near', 'funny']);
});

test('the first word is looked up although it has a capital', () => {
  expect(looked('Becuase friends')).toEqual(['Becuase', 'friends']);
});

test('the nearest suggestions come first, with the capital kept', () => {
  expect(spellingFinding(token('Becuase'), ['became', 'because', 'bemuse'])).toMatchObject({
    code: 'spelling',
    replacements: ['Because', 'Became', 'Bemuse'],
  });
});

test('a capitalised word that is far from every suggestion is a name', () => {
  expect(spellingFinding(token('Zorluk'), ['zodiac', 'zonal'])).toBeUndefined();
});

test('a suggestion that differs by its capital only is about capitals', () => {
  expect(spellingFinding(token('london'), ['London'])).toMatchObject({
    code: 'capital-letters',
    replacements: ['London'],
  });
});

test('no suggestion near enough: nothing is said', () => {
  expect(spellingFinding(token('qzxvk'), ['quick', 'xenon'])).toBeUndefined();
});

test('wordsToSpell › leaves out titles, abbreviations and keys struck at random', () => {
  expect(looked('my teacher is mrs kaya and dr ali has a bmw asdfgh bnm zxcv from abd')).toEqual(
    looked('my teacher is kaya and ali has a from'),
  );
});

test('spellingFinding › makes no guess when too many letters differ', () => {
  expect(spellingFinding(token('ceso'), ['case', 'cans'])).toBeUndefined();
  expect(spellingFinding(token('frend'), ['friend'])).toMatchObject({ replacements: ['friend'] });
});
