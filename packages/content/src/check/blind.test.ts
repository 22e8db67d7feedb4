import { describe, expect, it } from 'vitest';
import { isOneRight } from '../library.ts';
import { type BlindAnswer, readBlindAnswers } from '../read/blind-answers.ts';
import { readLibrary } from '../read/read-library.ts';
import { blindOf, checkBlind } from './blind.ts';

const { library } = readLibrary();

/** Answers of a reader to the first 50 single-choice questions of B1, of which the first `right` answers are right. */
const answersWith = (right: number, sure: BlindAnswer['sure'] = 'likely'): BlindAnswer[] =>
  library.questions
    .filter(isOneRight)
    .filter(({ level }) => level === 'B1')
    .slice(0, 50)
    .map((question, index) => ({
      question: question.id,
      ask: question.ask,
      options: [question.right, ...question.wrong],
      chosen: index < right ? 0 : 1,
      sure,
    }));

describe('checkBlind', () => {
  it('accepts the answers of the readers in blind-test', () => {
    const answers = readBlindAnswers();
    expect(answers.length).toBeGreaterThanOrEqual(240);
    expect(checkBlind(library, answers)).toEqual([]);
    for (const { answers: counted } of blindOf(library, answers)) expect(counted).toBeGreaterThan(30);
  });

  it.each([
    ['34 of 50 right answers', answersWith(34), 0],
    ['35 of 50 right answers', answersWith(35), 1],
    ['19 of 50 right and certain answers', answersWith(19, 'certain'), 0],
    ['20 of 50 right and certain answers', answersWith(20, 'certain'), 1],
    ['27 of 50 right guesses', answersWith(27, 'guess'), 0],
    ['28 of 50 right guesses', answersWith(28, 'guess'), 1],
  ])('returns for %s the right number of errors', (_, answers, errors) => {
    expect(checkBlind(library, answers)).toHaveLength(errors);
  });

  it('ignores a level with fewer than 40 answers', () => {
    expect(checkBlind(library, answersWith(50).slice(0, 39))).toEqual([]);
  });
});

describe('blindOf', () => {
  it('does not count an answer to a question that was changed afterwards', () => {
    const [first, second, ...others] = answersWith(50);
    if (!first || !second) throw new Error('there are too few questions');
    const changed = [
      { ...first, ask: 'An earlier question?' },
      { ...second, options: ['a', 'b', 'c'] },
    ];
    const counts = blindOf(library, [...changed, ...others]);
    expect(counts.find(({ level }) => level === 'B1')).toMatchObject({ answers: 48, right: 48 });
  });
});
