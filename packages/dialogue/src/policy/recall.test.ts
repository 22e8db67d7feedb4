import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { type DialogueState, nextMove, openConversation } from '../dialogue.ts';
import { type RememberedFact, worthRemembering } from '../state/memory.ts';

const scenario = (id: string): Scenario => {
  const found = readScenarios().scenarios.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};
const free = scenario('free-talk-a');
const exam: RememberedFact = {
  kind: 'family',
  about: 'your brother',
  topic: 'person',
  plural: false,
  pronoun: 'he',
  event: 'exam',
  days: 6,
};
const football: RememberedFact = {
  kind: 'like',
  about: 'football',
  topic: 'sport',
  plural: false,
  pronoun: 'it',
  days: 6,
};
const factsAfter = (...texts: string[]) => {
  let { state } = openConversation(free, 3, '');
  for (const text of texts)
    state = nextMove(free, state, { text, corrections: [] }, { closing: false }).state;
  return worthRemembering(state.facts).map(({ kind, about, event }) => [kind, about, event]);
};

describe('partner’s memory of earlier conversations', () => {
  it('is used at the start of a free conversation to mention an event in the learner’s family', () => {
    const { text, state } = openConversation(free, 3, 'Ece', [exam]);
    expect(text).toMatch(/your brother’s exam.*\b(?:How did it go|How was it)\?$/);
    expect(state).toMatchObject({ pending: null, opening: 'follow-up', recalled: ['family your brother'] });
    const move = nextMove(free, state, { text: 'He passed it!', corrections: [] }, { closing: false });
    expect(move.understood).toBe(true);
    expect(move.text).not.toMatch(/How do you feel today|pets/);
  });

  it('is used in a neutral question when the event may not have happened yet', () => {
    const { text } = openConversation(free, 3, '', [{ ...exam, days: 1 }]);
    expect(text).toMatch(/your brother’s exam/);
    expect(text).not.toMatch(/did it go|was it/);
  });

  it('provides a second fact when the first topic has ended, and each fact only once', () => {
    let { text, state }: { text: string; state: DialogueState } = openConversation(free, 3, '', [
      exam,
      football,
    ]);
    const said = [text];
    for (let turn = 0; turn < 25; turn += 1) {
      ({ text, state } = nextMove(free, state, { text: 'Yes.', corrections: [] }, { closing: false }));
      said.push(text);
    }
    expect(said[0]).not.toContain('football');
    expect(said.filter((line) => line.includes('like football'))).toHaveLength(1);
    expect(said.filter((line) => line.includes('brother’s exam'))).toHaveLength(1);
    expect(state.recalled).toEqual(['family your brother', 'like football']);
  });

  it('adds only one question to the opening of the conversation', () => {
    for (let seed = 1; seed < 30; seed += 1)
      expect(openConversation(free, seed, '', [exam]).text.match(/\?/g), String(seed)).toHaveLength(1);
  });

  it('contains a pet as “your cat”', () => {
    expect(factsAfter('I have a cat.')).toEqual([['pet', 'your cat', undefined]]);
  });

  it('is not used in role-plays, in which the partner plays another person', () => {
    const { text, state } = openConversation(scenario('a1-cafe-in-moda'), 3, '', [exam]);
    expect(text).not.toContain('exam');
    expect(state.recalled).toEqual([]);
  });

  it('contains facts about family, likes and future events', () => {
    expect(factsAfter('My brother has an exam on Friday.', 'I like football.')).toEqual([
      ['like', 'football', undefined],
      ['family', 'your brother', 'exam'],
    ]);
    expect(factsAfter('My sister had a wedding last week.')).toEqual([['family', 'your sister', undefined]]);
  });

  it('never contains facts about health, death, sorrow or distress', () => {
    const private_ = [
      'My mother is in hospital.',
      'My grandfather died last year.',
      'I am very sad and lonely.',
      'My brother takes medicine for his depression.',
      'My father drinks, he is an alcoholic.',
      'I lost my job.',
      'I have diabetes.',
      'My sister is pregnant.',
      'My cousin is in prison.',
    ];
    for (const text of private_) expect(factsAfter(text), text).toEqual([]);
  });
});
