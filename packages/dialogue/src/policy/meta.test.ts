import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { expect, it } from 'vitest';
import { nextMove, openConversation } from '../dialogue.ts';
import { libraryLevels } from '../level/level.fixture.ts';

const { scenarios } = readScenarios();
const scene = (id: string): Scenario => {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`the library contains no scenario ${id}`);
  return found;
};

/** Returns the partner’s last reply to these messages, for twelve seeds. */
const last = (id: string, ...lines: string[]): string[] =>
  Array.from({ length: 12 }, (_, seed) => {
    let { state, text } = openConversation(scene(id), seed + 1, 'Elif');
    for (const line of lines) {
      const move = nextMove(scene(id), state, { text: line, corrections: [] }, { closing: false });
      ({ state, text } = move);
    }
    return text;
  });

it('question whether the partner is real › is answered honestly, with the name of the partner’s role', () => {
  for (const id of ['b2-the-last-call', 'a1-cafe-in-moda', 'c1-nine-hundred-pages'])
    for (const said of last(id, 'are you a robot?')) {
      expect(said).toMatch(/program|not a real person|no human being/i);
      expect(said).toContain(scene(id).partnerRole.name);
    }
});

it('request to repeat › is answered with the question, even when all wordings of the question were used before', () => {
  for (const id of ['c1-nine-hundred-pages', 'b2-the-stolen-swan', 'a1-the-night-desk'])
    for (const said of last(id, 'Can you speak slowly'))
      expect(said).toMatch(
        /asked|again|once more|more slowly|more time|question|gladly|wondering|driving|repeat/i,
      );
});

it('request to repeat › is answered with the original sentence and only one introduction when the learner asks three times', () => {
  const again = ['Can you repeat that?', 'Please say it again', 'Again please'];
  for (const id of ['a1-the-night-desk', 'b2-the-stolen-swan', 'free-talk-a', 'c1-nine-hundred-pages'])
    for (const said of last(id, 'My sister is a nurse', ...again)) {
      expect(said).not.toMatch(/“[^”]*[‘“]/);
      expect(said.match(/\b(?:again|once more|one more time|was|this): /gi)?.length ?? 0).toBeLessThan(2);
    }
});

it('question that the learner repeats › is answered again, with a phrase that marks the answer as a repetition', () => {
  for (const said of last(
    'free-talk-a',
    'Do you play football?',
    'What sports do you like?',
    'Do you play football?',
  ))
    expect(said).toMatch(/^(?:again|one more time|sure, i can say it again): /i);
});

it('request for help › is not answered with “What would you like to know?” when the partner has asked no question', () => {
  for (const said of last(
    'free-talk-b',
    'I love animals',
    'it was a beautiful summer and we ate a lot',
    'help me please',
  ))
    expect(said).not.toMatch(/what would you like to know|ask away/i);
});

it.each(['you dont understand me', 'I don’t like you', 'you are boring'])(
  'complaint about the partner › is answered with an apology: “%s”',
  (text) => {
    for (const id of ['c1-living-in-two-languages', 'a1-my-home', 'b1-the-community-cookbook'])
      for (const said of last(id, text)) expect(said).toMatch(/^(?:i am sorry|i’m sorry|sorry)/i);
  },
);

it('learner’s question why the partner asks so many questions › is not answered with a fact about the partner’s role', () => {
  for (const said of last('a2-the-library-bus', 'why do you ask so many questions?'))
    expect(said).not.toMatch(/library in my village/);
});

it('request for simpler words › is answered with the partner’s last sentence in easier words, even when this sentence was not a question', () => {
  const scenario = scene('b2-the-four-day-week');
  const said = 'We shall endeavour to commence immediately. Go on, tell me more.';
  const { state } = openConversation(scenario, 3, 'Elif');
  const move = nextMove(
    scenario,
    { ...state, opening: 'floor', lastSaid: said },
    { text: 'Could you say it in a simpler way?', corrections: [] },
    { closing: false, wordLevels: libraryLevels },
  );
  expect(move.text).toMatch(/“.*\bstart\b.*”$/);
  expect(move.text).not.toMatch(/endeavour|commence|\?/);
  expect(move.state.opening).toBe('floor');
});

it('request for simpler words › is answered with the question itself, and not with an example answer, when all wordings of the question are used', () => {
  const ask = 'Could you say it in a simpler way?';
  for (const said of last('b1-the-toy-museum', ask, ask, ask, ask)) {
    expect(said).toMatch(/\?”?$|tell|describe|”$/i);
    expect(said).not.toMatch(/^(?:you could|here’s one way|if it helps|how about)/i);
  }
});

it('request to repeat › is answered with the question, and not with the example answer that followed it', () => {
  for (const said of last('c1-after-the-flop', 'bilmiyorum', 'Could you say that again, please?'))
    expect(said).not.toMatch(/by way of a nudge|in your shoes|stuck for words|steal|one way in|along these/i);
});

it.each(['nothing special', 'no'])(
  'partner’s question › is asked in other words, without “I do not understand”, when the learner answers “%s”',
  (text) => {
    for (const id of ['a1-cafe-in-moda', 'c1-a-bench-in-the-square'])
      for (const said of last(id, text))
        expect(said).not.toMatch(/did not get|didn’t get|not sure i|do not understand|not clear to me/i);
  },
);

it('Turkish request › is never treated as an answer', () => {
  for (const said of last('b2-the-last-call', 'anlamadım'))
    expect(said).not.toMatch(/didn’t even know that we sold those/i);
});

it('request to repeat › is answered with the question even when examples followed it', () => {
  for (const said of last(
    'free-talk-b',
    'It’s been quite busy, but I can’t complain.',
    'Can you speak slowly',
  ))
    expect(said).toMatch(/\?/);
});

it('question whether the partner likes a food › is answered with yes or no before the partner says more', () => {
  for (const id of ['free-talk-a', 'a2-my-last-trip'])
    for (const said of last(id, 'Do you like Turkish food?')) expect(said).toMatch(/^(?:yes|no|not)\b/i);
});

it('“And you?” after “What is your name?” › is not answered with a request to hear about the learner first', () => {
  for (const said of last('a1-the-night-desk', 'and you?')) expect(said).not.toMatch(/hear about you first/i);
});
