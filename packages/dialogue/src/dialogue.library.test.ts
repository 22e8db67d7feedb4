import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { type DialogueState, type Move, nextMove, openConversation } from './dialogue.ts';
import { invites } from './generation/draft.ts';
import { LEARNERS, type Learner } from './learners.fixture.ts';

const TURNS = 40;
const { scenarios } = readScenarios();

function scene(id: string): Scenario {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`the library contains no scenario ${id}`);
  return found;
}

function talk(
  scenario: Scenario,
  learner: Learner,
  seed: number,
  turns = TURNS,
): { lines: string[]; moves: Move[] } {
  const opened = openConversation(scenario, seed, 'Elif Su');
  const lines = [opened.text];
  const moves: Move[] = [];
  let state: DialogueState = opened.state;
  for (let turn = 0; turn < turns; turn += 1) {
    const before = JSON.stringify(state);
    const move = nextMove(scenario, state, learner(turn), { closing: false });
    expect(JSON.stringify(state), 'the state given is left alone').toBe(before);
    state = JSON.parse(JSON.stringify(move.state)) as DialogueState;
    expect(JSON.stringify(state)).toBe(JSON.stringify(move.state));
    lines.push(move.text);
    moves.push(move);
  }
  return { lines, moves };
}

const learners = Object.entries(LEARNERS);

describe.each(scenarios.map((scenario) => [scenario.id, scenario] as const))(
  'scenario %s',
  (_id, scenario) => {
    it.each(learners)(
      `continues for ${TURNS} turns without a repeated reply, with a learner who is %s`,
      (_who, learner) => {
        const { lines } = talk(scenario, learner, 77);
        expect(new Set(lines).size, 'no line twice').toBe(lines.length);
        for (const line of lines) {
          expect(line.trim().length).toBeGreaterThan(1);
          expect(line, 'apostrophes as printed').not.toMatch(/[a-z]'/i);
          expect(line).not.toMatch(/\{[a-z]|undefined|null\b|\s{2}|\s[,.?!]|\.\.|^[a-z]/);
        }
        expect(talk(scenario, learner, 77, 6).lines, 'the same seed, the same words').toEqual(
          lines.slice(0, 7),
        );
      },
    );

    it('does not repeat a sentence of five or more words when the learner answers each question', () => {
      for (const who of ['terse', 'chatty', 'yesNo'] as const) {
        const learner = LEARNERS[who];
        if (!learner) throw new Error(who);
        const sentences = talk(scenario, learner, 5)
          .lines.flatMap((line) => line.split(/(?<=[.!?])\s+/))
          .filter((sentence) => sentence.split(' ').length >= 5);
        const twice = sentences.filter((sentence, index) => sentences.indexOf(sentence) !== index);
        expect(twice).toEqual([]);
      }
    });

    it('ends nearly every reply with a question or an invitation to say more', () => {
      const learner = LEARNERS.chatty;
      if (!learner) throw new Error('the simulated learner "chatty" does not exist');
      const { lines } = talk(scenario, learner, 3);
      const given = lines.filter((line) => line.includes('?') || invites(line) || /“[^”]+”$/.test(line));
      expect(given.length).toBeGreaterThanOrEqual(TURNS - 4);
    });

    it('ends with one friendly goodbye when the conversation is closed at any point of the scenario', () => {
      for (const [index, [, learner]] of learners.entries()) {
        for (const at of [index % 7, index * 3]) {
          const { moves } = talk(scenario, learner, 9, at);
          const state = moves.at(-1)?.state ?? openConversation(scenario, 9, 'Elif').state;
          const last = nextMove(
            scenario,
            state,
            { text: 'I like it very much', corrections: [] },
            { closing: true },
          );
          expect(last.ended).toBe(true);
          expect(last.text).not.toMatch(/\?$/);
          expect(last.text).toMatch(
            /bye|see you|until|take care|all the best|good night|farewell|mind how you go|safe journey|get well|best!|next time|day\b/i,
          );
        }
      }
    });

    it('reaches its goal when the learner answers each question, and can continue after the goal', () => {
      let { state } = openConversation(scenario, 4, 'Elif');
      let reached = -1;
      for (let turn = 0; turn < TURNS; turn += 1) {
        const [, id] = (state.pending ?? '').split(':');
        const question = [...scenario.steps, ...scenario.complications].find((step) => step.id === id);
        const text = question?.hints[turn % Math.max(1, question.hints.length)]?.en ?? 'Yes, I think so.';
        const move = nextMove(scenario, state, { text, corrections: [] }, { closing: false });
        state = move.state;
        if (move.ended && reached < 0) reached = turn;
      }
      if (scenario.kind === 'free') expect(reached).toBe(-1);
      else {
        expect(reached).toBeGreaterThan(4);
        expect(reached).toBeLessThan(TURNS - 8);
      }
    });

    it('understands the example answers that it suggests', () => {
      for (const step of scenario.steps.filter(({ fills }) => fills)) {
        const opened = openConversation(scenario, 2, 'Elif');
        const state = { ...opened.state, pending: `step:${step.id}` };
        for (const { en } of step.hints) {
          const move = nextMove(scenario, state, { text: en, corrections: [] }, { closing: false });
          expect(move.understood, `${step.id}: ${en}`).toBe(true);
        }
      }
    });
  },
);

describe('conversation openings', () => {
  it('are different for different random seeds', () => {
    const openings = new Set(
      [1, 2, 3, 4, 5, 6].map((seed) => openConversation(scene('a1-my-home'), seed, 'Can').text),
    );
    expect(openings.size).toBeGreaterThan(1);
  });

  it('contain the first name of the learner, or no name', () => {
    for (const seed of [1, 2, 3]) {
      expect(openConversation(scene('free-talk-a'), seed, 'Can Yıldız').text).toMatch(/^(?:Hi|Hello) Can!/);
      expect(openConversation(scene('free-talk-a'), seed, '  ').text).toMatch(/^(?:Hi|Hello)!/);
    }
  });
});
