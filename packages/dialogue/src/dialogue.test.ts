import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DialogueState, type LearnerTurn, type Move, nextMove, openConversation } from './dialogue.ts';

const [cafe] = readScenarios().scenarios.filter(({ id }) => id === 'a1-cafe-in-moda') as [Scenario];

/**
 * Returns a state of the café scenario in which the partner waits for the answer to the question `pending`. With
 * null, returns the state after the opening.
 */
function at(pending: string | null, seed = 1): DialogueState {
  const { state } = openConversation(cafe, seed, 'Elif');
  return pending === null ? state : { ...state, pending, lastAsk: '' };
}

function hears(state: DialogueState, text: string, corrections: LearnerTurn['corrections'] = []): Move {
  return nextMove(cafe, state, { text, corrections }, { closing: false });
}

/** Sends the texts one after another and returns all replies of the partner. */
function says(state: DialogueState, ...texts: readonly string[]): Move[] {
  const moves: Move[] = [];
  for (const text of texts) moves.push(hears(moves.at(-1)?.state ?? state, text));
  return moves;
}

describe('slots (values that the learner’s answers fill)', () => {
  it('are inserted into later sentences of the partner', () => {
    const answers: Record<string, string> = {
      'step:drink': 'A green tea please',
      'step:size': 'small',
      'step:sugar': 'no',
      'step:hungry': 'a simit',
      'step:seat': 'by the window',
      'step:cat': 'yes',
      'step:name': 'I am Ece',
      'step:pay': 'by card',
      'step:wait': 'yes',
    };
    let state = at(null);
    const said: string[] = [];
    for (let turn = 0; turn < 20 && !state.wrapped; turn += 1) {
      const move = hears(state, answers[state.pending ?? ''] ?? 'no, thank you');
      state = move.state;
      said.push(move.text);
    }
    expect(state.wrapped).toBe(true);
    expect(said.at(-1)).toMatch(/a green tea and a simit/);
    expect(said.join(' ')).toMatch(/Ece/);
  });

  it('are not asked for when the learner has already given their values', () => {
    const moves = says(at(null), 'A large coffee and a toast please', 'two', 'in the garden');
    const said = moves.map(({ text }) => text).join(' ');
    expect(said).not.toMatch(/three sizes|Small, medium or large|something to eat|Are you hungry/);
    expect(moves[0]?.state.slots).toMatchObject({ drink: 'a coffee', size: 'large', food: 'a cheese toast' });
  });

  it('stay empty when the learner rejects a value', () => {
    expect(hears(at('step:drink'), "I don't want tea").state.slots.drink).toBeUndefined();
    expect(hears(at('step:drink'), 'Not tea, a coffee').state.slots.drink).toBe('a coffee');
  });
});

describe('questions that the learner asks', () => {
  it('are answered before the partner repeats its own question', () => {
    const move = hears(at('step:drink'), 'How much is the tea?');
    expect(move.text).toMatch(/forty lira|two hundred lira/);
    expect(move.text).toMatch(/\?$/);
    expect(move.state.slots.drink).toBeUndefined();
  });

  it('are answered in the same reply that reacts to the rest of the message', () => {
    const move = hears(at('step:drink'), 'A tea please. Do you have wifi?');
    expect(move.state.slots.drink).toBe('a tea');
    expect(move.text).toMatch(/tea/i);
    expect(move.text).toMatch(/password/);
  });

  it('are answered with "I don’t know" when the scenario contains no answer', () => {
    expect(hears(at('step:drink'), 'Why is the sky blue?').text).toMatch(
      /I do not know|not sure|Only the cat/,
    );
  });

  it('are answered with a fact about the partner when the question is "and you?"', () => {
    expect(hears(at('topic:weather:0'), 'No, I hate it. And you?').text).toMatch(/I like rain from inside/);
  });
});

describe('recasts (the partner repeats the learner’s sentence in correct form)', () => {
  const wrong = 'I go to work with bus';
  const fix = [{ code: 'wrong-preposition', start: 13, end: 17, replacements: ['by'] }];

  it('contain the learner’s clause in correct form and with “you” in place of “I”', () => {
    expect(hears(at('topic:way:0'), wrong, fix).text).toMatch(/you go to work by bus\./);
  });

  it('are part of at most every second reply', () => {
    let state = at('topic:way:0');
    const recast: boolean[] = [];
    for (let turn = 0; turn < 8; turn += 1) {
      const move = hears(state, wrong, fix);
      recast.push(move.text.includes('you go to work by bus'));
      state = move.state;
    }
    expect(recast.filter(Boolean).length).toBeGreaterThan(1);
    for (let turn = 1; turn < recast.length; turn += 1) expect(recast[turn] && recast[turn - 1]).toBe(false);
  });

  it('are not used when the question of the scenario forbids them', () => {
    expect(
      hears(at('step:name'), 'I am a Ece', [{ code: 'extra-article', start: 5, end: 7, replacements: [''] }])
        .text,
    ).not.toMatch(/you are Ece\./);
  });
});

it('offline partner › does not repeat its main question after an unclear answer to a follow-up question', () => {
  const asked = hears(at('topic:way:0'), 'I do not know the word').state;
  const probed = { ...asked, pending: 'step:hungry', probed: true, lastAsk: 'Great! Cake, toast or simit?' };
  expect(hears(probed, 'And you?').text).not.toMatch(/something to eat|Are you hungry/);
});

describe('offline partner after a message that is not an answer', () => {
  it('asks the question in other words when the learner says "I don’t understand"', () => {
    const move = hears(at('step:drink'), "Sorry, I don't understand");
    expect(move.text).toMatch(/What would you like to drink|tea, coffee or juice/);
    expect(move.text).not.toBe(openConversation(cafe, 1, 'Elif').text);
  });

  it('suggests an example sentence when the learner writes "help" or Turkish', () => {
    expect(hears(at('step:drink'), 'help').text).toMatch(
      /“(?:I would like a tea, please|Can I have a coffee)/,
    );
    const turkish = hears(at('step:drink'), 'ben bir şey içmek istiyorum ama bilmiyorum');
    expect(turkish.text).toMatch(/“.+”/);
    expect(hears(at('step:sugar'), 'evet').text).toMatch(/“yes”/);
  });

  it('repeats its question, then gives a hint, then asks the next question when the learner keeps typing random letters', () => {
    const moves = says(at('step:drink'), 'asdfgh', 'qwrtpp', 'zxcvbn');
    expect(moves.map(({ understood }) => understood)).toEqual([false, false, false]);
    expect(moves[1]?.text).toMatch(/“.+”/);
    expect(moves[2]?.state.pending).toBe('step:size');
  });

  it('replies politely to swearing', () => {
    expect(hears(at('step:drink'), 'fuck you').text).toMatch(/kind words|not a nice word/i);
  });

  it('gives a telephone number for help, and asks no question, when the learner is in distress', () => {
    const move = hears(at('step:drink'), 'I want to kill myself');
    expect(move.text).toMatch(/112/);
    expect(move.text).not.toMatch(/\?/);
  });

  it('answers a first goodbye with a question, accepts a second goodbye, and continues when the learner writes again', () => {
    const [first, second, third] = says(at('step:size'), 'bye', 'I have to go, bye', 'are you there?');
    expect(first?.ended).toBe(false);
    expect(first?.text).toMatch(/\?/);
    expect(second?.ended).toBe(true);
    expect(second?.text).toMatch(/bye/i);
    expect(third?.ended).toBe(false);
    expect(third?.text).toMatch(/\?/);
  });

  it('does not reply to sad news in a cheerful tone', () => {
    expect(hears(at('topic:weekend:0'), 'My grandmother died on Saturday').text).toMatch(/sorry/i);
    expect(hears(at('topic:day:2'), 'I was ill').text).not.toMatch(/great|very good|lovely/i);
  });
});

it('offline partner › reacts to the learner’s last message before it says goodbye', () => {
  const move = nextMove(
    cafe,
    at('step:drink'),
    { text: 'A lemonade please', corrections: [] },
    { closing: true },
  );
  expect(move.text).toMatch(/Something cold|Very healthy/);
  expect(move.text).toMatch(/bye/i);
  expect(move.ended).toBe(true);
});

it('offline partner › replies to random text without throwing an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), fc.nat(), (text, seed) => {
      const first = hears(at(null, seed), text);
      const second = hears(first.state, text);
      expect(first.text.length).toBeGreaterThan(1);
      expect(second.text).not.toBe(first.text);
    }),
    { numRuns: 150 },
  );
});
