import { errorPractice } from '@pratik/content/read/error-practice';
import { describe, expect, it } from 'vitest';
import { LEARNERS } from '../learners.fixture.ts';
import { type ErrorPracticeState, nextErrorMove, openErrorPractice } from './error-practice.ts';

const point = (code: string) => errorPractice().points.find((candidate) => candidate.code === code);
const says = (
  state: ErrorPracticeState,
  text: string,
  corrections: Parameters<typeof nextErrorMove>[1]['corrections'] = [],
) => nextErrorMove(state, { text, corrections }, { closing: false });

describe('error practice', () => {
  it('starts with the learner’s first error code, at the learner’s level', () => {
    const easy = point('third-person-s')?.easy.map(({ say }) => say) ?? [];
    const harder = point('third-person-s')?.harder.map(({ say }) => say) ?? [];
    const beginner = openErrorPractice(['third-person-s', 'modal'], 'A1', 3).text;
    expect(easy.some((say) => beginner.endsWith(say))).toBe(true);
    const advanced = openErrorPractice(['third-person-s'], 'B2', 3).text;
    expect(harder.some((say) => advanced.endsWith(say))).toBe(true);
  });

  it('shows the correct sentence and the grammar rule when the learner makes the practised error', () => {
    const { state } = openErrorPractice(['third-person-s'], 'A1', 3);
    const text = 'My mother make tea';
    const move = says(state, text, [{ code: 'third-person-s', start: 10, end: 14, replacements: ['makes'] }]);
    expect(move.text).toContain('“My mother makes tea.”');
    expect(point('third-person-s')?.tip.some((tip) => move.text.includes(tip))).toBe(true);
  });

  it('praises a correct sentence, and asks for a whole sentence when the learner writes a single word', () => {
    const { state } = openErrorPractice(['third-person-s'], 'A1', 3);
    const praised = says(state, 'My mother makes tea in the morning.');
    expect(errorPractice().praise.some((line) => praised.text.startsWith(line))).toBe(true);
    expect(praised.text).not.toMatch(/["“]/);
    const short = says(state, 'tea');
    expect(errorPractice().longer.some((line) => short.text.includes(line))).toBe(true);
  });

  it('praises neither a sentence that was not checked nor a sentence with an error', () => {
    const { state } = openErrorPractice(['third-person-s'], 'A1', 3);
    const praise = errorPractice().praise;
    const text = 'My mother make tea every morning';
    const slip = { code: 'third-person-s', start: 10, end: 14, replacements: ['makes'] };
    const other = { code: 'wrong-preposition', start: 19, end: 32, replacements: ['in the morning'] };
    const replies = [
      says(state, text, [slip]).text,
      says(state, text, [other]).text,
      nextErrorMove(state, { text, corrections: [] }, { closing: false, checked: false }).text,
    ];
    for (const said of replies)
      expect(
        praise.filter((line) => said.includes(line)),
        said,
      ).toEqual([]);
  });

  it('accepts a question as the answer when the task asks for a question', () => {
    const { state } = openErrorPractice(['question-formation'], 'A1', 3);
    const asked = state.lastAsk;
    const prompt = point('question-formation')?.easy.find(({ say }) => say === asked);
    const move = says(state, prompt?.model ?? '');
    expect(move.text).toContain(prompt?.reply ?? 'no reply');
  });

  it('ignores unknown error codes and still gives a task', () => {
    expect(openErrorPractice(['nonsense'], 'B1', 1).text).toMatch(/[?.]$/);
    expect(openErrorPractice([], 'B1', 1).state.practice).toEqual({ codes: [], level: 'B1' });
  });

  it.each(Object.entries(LEARNERS))(
    'continues for 40 turns with a simulated learner who is %s',
    (_who, learner) => {
      for (const codes of [['missing-article'], ['word-order', 'modal', 'question-formation']]) {
        const opened = openErrorPractice(codes, 'A2', 8);
        const lines = [opened.text];
        let state = opened.state;
        for (let turn = 0; turn < 40; turn += 1) {
          const move = nextErrorMove(state, learner(turn), { closing: false });
          state = JSON.parse(JSON.stringify(move.state)) as ErrorPracticeState;
          lines.push(move.text);
        }
        expect(new Set(lines).size).toBe(lines.length);
        for (const line of lines)
          expect(line).not.toMatch(/^\s*$|\{(?:right|clause|hint|question|word)\}|undefined/);
      }
    },
  );

  it('ends with a friendly sentence when the conversation is closed', () => {
    const { state } = openErrorPractice(['modal'], 'A2', 8);
    const move = nextErrorMove(state, { text: 'I can swim.', corrections: [] }, { closing: true });
    expect(move.ended).toBe(true);
    expect(move.text).toMatch(/bye|see you/i);
  });
});
