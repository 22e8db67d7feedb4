import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { nextMove, openConversation, overhear } from '../dialogue.ts';
import { goalsOf } from './goals.ts';

const scenario = (id: string): Scenario => {
  const found = readScenarios().scenarios.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const cafe = scenario('a1-cafe-in-moda');
const met = (given: Scenario, state: unknown): string[] =>
  goalsOf(given, state).flatMap((goal) => (goal.met ? [goal.id] : []));

describe('goals of a scenario', () => {
  it('are reached when the learner has answered their questions and filled their slots', () => {
    let { state } = openConversation(cafe, 7, 'Ece');
    expect(met(cafe, state)).toEqual([]);
    const reached: string[][] = [];
    for (const text of ['A small tea, please.', 'Yes, please.', 'I would like a simit.']) {
      state = nextMove(cafe, state, { text, corrections: [] }, { closing: false }).state;
      reached.push(met(cafe, state));
    }
    expect(reached[0]).toEqual([]);
    expect(reached.at(-1)).toEqual(['order']);
  });

  it('allow the conversation to end with the learner’s goodbye when all planned questions were asked', () => {
    const { state } = openConversation(cafe, 7, 'Ece');
    const says = (text: string, wrapped: boolean) =>
      nextMove(cafe, { ...state, pending: null, wrapped }, { text, corrections: [] }, { closing: false });
    for (const text of ['Thank you, have a nice day!', 'No, that is all, thanks.', 'We are finished.']) {
      expect(says(text, true).state.closed, text).toBe(true);
      expect(says(text, false).state.closed, text).toBe(false);
    }
    expect(says('That is all I have. Is it cheap?', true).state.closed).toBe(false);
  });

  it('consist of one general goal when the scenario lists no goals, and are empty in a free conversation', () => {
    const plain = { ...cafe, goals: [] };
    const { state } = openConversation(plain, 7, 'Ece');
    expect(goalsOf(plain, state)).toEqual([{ id: 'goal', text: cafe.goal, met: false }]);
    expect(met(plain, { ...state, turn: 9, wrapped: true })).toEqual(['goal']);
    const stored = { ...cafe, goals: undefined } as unknown as Scenario;
    expect(goalsOf(stored, state)).toHaveLength(1);
    expect(goalsOf(scenario('free-talk-a'), state)).toEqual([]);
  });

  it('can also be reached in a conversation with the AI partner, by answers to similar questions', () => {
    let { state } = openConversation(cafe, 7, 'Ece');
    const hears = (said: string, text: string) => {
      state = overhear(cafe, state, said, { text, corrections: [] });
    };
    hears('Hello! What would you like to drink today?', 'I am fine, and you?');
    expect(state.answered).toEqual([]);
    hears('I am well. So, what would you like to drink?', 'A tea, please.');
    expect(state.answered).toEqual(['step:drink']);
    hears('Of course. Are you hungry as well?', 'Yes, I want a simit.');
    expect(met(cafe, state)).toEqual(['order']);
    hears('Tell me about your family.', 'My brother has an exam on Friday.');
    expect(state.facts.at(-1)).toMatchObject({ kind: 'family', about: 'your brother' });
  });
});
