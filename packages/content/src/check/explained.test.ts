import { expect, it } from 'vitest';
import { readLibrary } from '../read/read-library.ts';
import { checkExplained, explainedOf, quotesEvidence } from './explained.ts';

const BODY = 'She didn’t take the tram, although it was late.\nHe waited.';

it.each([
  ['words of the text', '“Didn’t take the tram” diyor; tramvaya binmemiş.', true],
  ['words of the text with an omission', '“She … the tram” deniyor, otobüs değil.', true],
  ['a wrong option', '“By bus” akla yakın, ama metinde yok.', true],
  ['Turkish words only', 'Metne göre “tramvay” doğru değil.', false],
  ['part of a word', 'Metinde “wait” geçiyor.', false],
  ['nothing', 'Kadın tramvaya binmemiş.', false],
])('quotesEvidence › returns for an explanation that quotes %s (%s): %s', (_, why, expected) => {
  expect(quotesEvidence(why, BODY, ['By bus'])).toBe(expected);
});

const { library } = readLibrary();

it('checkExplained › reports a level in which too few explanations quote evidence', () => {
  expect(checkExplained(library)).toEqual([]);
  const without = library.questions.map((question, at) =>
    question.level === 'B2' && at % 2 === 0 ? { ...question, why: 'Metinde böyle yazıyor.' } : question,
  );
  expect(checkExplained({ ...library, questions: without })).toMatchObject([
    { level: 'B2', check: 'explained', severity: 'error' },
  ]);
});

it('explainedOf › counts for each level the single-choice questions whose explanation quotes the text or a wrong option', () => {
  const counts = explainedOf(library);
  expect(counts.map(({ level }) => level)).toEqual(['A1', 'A2', 'B1', 'B2', 'C1']);
  for (const { explained, all } of counts) {
    expect(all).toBeGreaterThan(150);
    expect(explained).toBeLessThanOrEqual(all);
  }
});
