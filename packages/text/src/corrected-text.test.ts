import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyCorrections, correctedSentences, correctedText } from './corrected-text.ts';

const correction = (text: string, wrong: string, right: string | undefined, confidence = 0.9) => {
  const start = text.indexOf(wrong);
  return { start, end: start + wrong.length, replacements: right === undefined ? [] : [right], confidence };
};
const read = (text: string, corrections: ReturnType<typeof correction>[]) =>
  correctedSentences(text, corrections).map((one) => [correctedText(one), one.certain]);

describe('text with corrections', () => {
  const text = 'Hello! I am working in a bank since five years. I like it.';

  test('corrected sentence › contains all corrections', () => {
    const both = [
      correction(text, 'am working', 'have been working'),
      correction(text, 'since five', 'for five'),
    ];
    expect(read(text, both)).toEqual([['I have been working in a bank for five years.', true]]);
  });

  test('corrected sentence › shows the corrections that the caller selects as changes, and all other replacements as unchanged text', () => {
    const main = correction(text, 'am working', 'have been working');
    const extra = correction(text, 'since five', 'for five');
    const [sentence] = correctedSentences(text, [main, extra], (one) => one === main);
    expect(sentence?.pieces.map(({ kind, text: part }) => [kind, part])).toEqual([
      ['same', 'I '],
      ['removed', 'am working'],
      ['added', 'have been working'],
      ['same', ' in a bank for five years.'],
    ]);
  });

  test('corrected sentence › is returned for each sentence that has corrections', () => {
    const two = 'My sister is nurse. She is tired. She go home.\nI has a cat';
    const corrections = [
      correction(two, 'nurse', 'a nurse'),
      correction(two, 'go', 'goes'),
      correction(two, 'has', 'have'),
    ];
    expect(read(two, corrections)).toEqual([
      ['My sister is a nurse.', true],
      ['She goes home.', true],
      ['I have a cat', true],
    ]);
  });

  test('corrected sentence › has exactly one space where a word was removed', () => {
    const given = 'I am agree with the my mother too much.';
    const corrections = [
      correction(given, 'am', ''),
      correction(given, 'the', ''),
      correction(given, 'too much', ''),
    ];
    expect(read(given, corrections)).toEqual([['I agree with my mother.', true]]);
  });

  test('corrected sentence › uses the most confident of overlapping corrections, and is marked as uncertain', () => {
    const corrections = [
      correction(text, 'since five years', 'for five years', 0.8),
      correction(text, 'since', 'from', 0.6),
    ];
    expect(read(text, corrections)).toEqual([['I am working in a bank for five years.', false]]);
  });

  test('corrected sentence › is marked as uncertain when a correction is only a hint or has no replacement', () => {
    expect(read(text, [correction(text, 'bank', 'the bank', 0.4)])[0]?.[1]).toBe(false);
    expect(read(text, [correction(text, 'bank', undefined)])).toEqual([
      ['I am working in a bank since five years.', false],
    ]);
  });

  test('corrected sentence › consists of two sentences when a correction extends over both', () => {
    const given = 'I stayed home. Because I was ill.';
    expect(read(given, [correction(given, 'home. Because', 'home because')])).toEqual([
      ['I stayed home because I was ill.', true],
    ]);
  });

  test('corrected sentence › contains a word that a correction inserts at the end of the text', () => {
    expect(read('I like it', [{ start: 9, end: 9, replacements: ['.'], confidence: 1 }])).toEqual([
      ['I like it.', true],
    ]);
  });

  test('applyCorrections › applies all corrections to a text of several sentences', () => {
    const given = 'My sister is nurse. She go home.';
    const corrections = [correction(given, 'nurse', 'a nurse'), correction(given, 'go', 'goes')];
    expect(applyCorrections(given, corrections)).toBe('My sister is a nurse. She goes home.');
  });

  test('corrected sentence › contains unchanged and removed parts that together equal the learner’s sentence', () => {
    const spans = fc.array(
      fc.record({
        start: fc.nat(60),
        end: fc.nat(60),
        replacements: fc.array(fc.constantFrom('', 'a', 'the cat'), { maxLength: 2 }),
        confidence: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { maxLength: 6 },
    );
    const texts = fc.stringMatching(/^[a-z .?!,\n]{0,60}$/);
    fc.assert(
      fc.property(texts, spans, (given, corrections) => {
        for (const { start, end, pieces } of correctedSentences(given, corrections)) {
          const written = pieces.filter(({ kind }) => kind !== 'added').map((one) => one.text);
          expect(written.join('')).toBe(given.slice(start, end));
        }
      }),
    );
  });
});
