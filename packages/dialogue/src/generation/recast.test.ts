import { describe, expect, it } from 'vitest';
import type { LearnerTurn } from '../understanding/turn.ts';
import { correctedSentence, recastClause, turnPerson } from './recast.ts';

/** Creates a learner turn in which a correction replaces `wrong` with `right`. */
function turn(text: string, wrong: string, right: string, code = 'missing-preposition'): LearnerTurn {
  const start = text.indexOf(wrong);
  return { text, corrections: [{ code, start, end: start + wrong.length, replacements: [right] }] };
}

describe('recastClause (the learner’s clause in correct form)', () => {
  it.each([
    ['I listen music every day', 'listen music', 'listen to music', 'you listen to music every day'],
    ['My mother cook well.', 'cook', 'cooks', 'your mother cooks well'],
    ['I am agree with my boss', 'am agree', 'agree', 'you agree with your boss'],
    ['Yes, I was in hospital yesterday', 'in', 'in the', 'you were in the hospital yesterday'],
    ["I'm afraid from dogs!", 'from', 'of', "you're afraid of dogs"],
    ['In my room has a desk', 'In my room has', 'There is', 'there is a desk'],
    ['To cinema', 'cinema', 'the cinema', 'to the cinema'],
    ['She tired. I like her', 'She tired', 'She is tired', 'she is tired'],
    ['Istanbul is good. We live here since 2015', 'live', 'have lived', 'you have lived here since 2015'],
  ])('corrects the clause with the error in “%s”', (text, wrong, right, expected) => {
    expect(recastClause(turn(text, wrong, right))).toBe(expected);
  });

  it.each([
    ['a question', 'Where you work?', 'you work', 'do you work'],
    ['several clauses', 'I stay home because I no want go', 'no want', "don't want to"],
    ['words to the partner', 'I want tea please', 'want tea', 'would like a tea'],
    [
      'more than twelve words',
      'I go to the market with my mother and my two brothers every Saturday morning by bus',
      'go',
      'went',
    ],
    ['another error in it', 'There is four room and a kitchen', 'room', 'rooms'],
    ['a start that does not turn', 'Because hot', 'hot', 'it is hot'],
  ])('returns null for %s', (_why, text, wrong, right) => {
    expect(recastClause(turn(text, wrong, right))).toBeNull();
  });

  it('returns null for spelling errors, and for corrections without a replacement', () => {
    expect(recastClause(turn('I like coffe', 'coffe', 'coffee', 'spelling'))).toBeNull();
    const unknown = turn('I listen music', 'listen', 'listen to');
    const more = { code: 'other', start: 9, end: 14, replacements: [] };
    expect(recastClause({ ...unknown, corrections: [...unknown.corrections, more] })).toBeNull();
  });

  it('applies every correction in the sentence', () => {
    const text = 'My brother go to school with bus';
    const corrections = [
      { code: 'third-person-s', start: 11, end: 13, replacements: ['goes', 'went'] },
      { code: 'wrong-preposition', start: 24, end: 28, replacements: ['by'] },
    ];
    expect(recastClause({ text, corrections })).toBe('your brother goes to school by bus');
    expect(correctedSentence({ text, corrections }, 11)).toBe('My brother goes to school by bus');
  });
});

it('turnPerson › changes the first person to the second person (“I” to “you”, “our” to “your”), and nothing else', () => {
  expect(turnPerson('I also was late and my phone was empty')).toBe(
    'you also were late and your phone was empty',
  );
  expect(turnPerson('we saw our teacher, mine')).toBe('you saw your teacher, yours');
});
