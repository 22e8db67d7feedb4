import type { Scenario } from '@pratik/content/kinds/scenario';
import { readLibrary } from '@pratik/content/read/read-library';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { type Move, nextMove, openConversation } from '../dialogue.ts';
import { levelReader } from '../evaluation/levels.ts';
import { careLinesOf } from '../generation/care-lines.ts';
import { buildLexicon } from '../understanding/lexicon.ts';

const { scenarios } = readScenarios();
const lexicon = buildLexicon([
  { word: 'stop', tr: 'durmak' },
  { word: 'happy', tr: 'mutlu' },
  { word: 'serious', tr: 'ciddi' },
  { word: 'problem', tr: 'sorun' },
  { word: 'go', tr: 'gitmek' },
  { word: 'turn off', tr: 'kapatmak' },
]);

/** Returns the partner’s last moves after these messages, for eight seeds. */
function moves(id: string, ...lines: string[]): Move[] {
  const scenario = scenarios.find((one) => one.id === id);
  if (!scenario) throw new Error(`the library contains no scenario ${id}`);
  return Array.from({ length: 8 }, (_, seed) => {
    let { state } = openConversation(scenario, seed + 1, 'Elif');
    let move: Move | undefined;
    for (const text of lines) {
      move = nextMove(scenario, state, { text, corrections: [] }, { closing: false, lexicon });
      ({ state } = move);
    }
    return move as Move;
  });
}

describe.each(['free-talk-a', 'free-talk-b', 'a2-my-last-trip', 'b1-flat-viewing'])('protest in %s', (id) => {
  it.each([
    'You never listen to me',
    'that is not what I asked',
    'I already told you!',
    'no, you misunderstood',
    'But I am talking about my garden',
    'Why are you laughing?',
    'Beni yanlış anladın',
    'öyle demedim',
    'anlamadın',
  ])('is answered with an apology and a question what the learner means: “%s”', (text) => {
    for (const { text: said, state } of moves(id, 'I have a garden with roses', text)) {
      expect(said).toMatch(/sorry/i);
      expect(said).toMatch(
        /what (?:do you|did you|would you|is important|matters)|other words|again|listening/i,
      );
      expect(state.opening).toBe('floor');
    }
  });

  it('is not answered with a second apology', () => {
    for (const { text } of moves(id, 'I like my garden', 'you don’t understand', 'No, you do not listen'))
      expect(text).not.toMatch(/sorry/i);
  });
});

it.each([
  'I told you about my brother yesterday',
  'I said hello to my neighbour',
  'My mother does not understand English',
  'The film was not good',
  'Why do you like football?',
])('message that is no protest › gets no apology for a misunderstanding: “%s”', (text) => {
  for (const { state } of moves('free-talk-a', 'I am fine', text)) expect(state.protestAt).toBeLessThan(0);
});

describe.each(['free-talk-a', 'b1-life-with-a-phone', 'a2-at-the-doctor'])('goodbye in %s', (id) => {
  it.each([
    'I must go to bed now',
    'that is all for today, thank you',
    'see you tomorrow teacher',
    'I am going to sleep now',
    'thank you for the chat',
    'görüşürüz',
    'I will see you next week, bye bye',
    'good night',
    'I have to go now, talk to you later',
  ])('closes the conversation: “%s”', (text) => {
    for (const { state, text: said } of moves(id, 'I am fine', text)) {
      expect(state.closed).toBe(true);
      expect(said).not.toMatch(/\?$/);
    }
  });

  it.each([
    'I have to go to work every day',
    'I want to see you',
    'I must go to the dentist',
    'I usually go to bed at ten',
    'I see you like music',
  ])('is not seen in “%s”', (text) => {
    for (const { state } of moves(id, 'I am fine', text)) expect(state.closed).toBe(false);
  });
});

describe.each(['free-talk-a', 'b1-flat-viewing'])('question for the meaning of a word in %s', (id) => {
  it.each([
    ['what does “stopped” mean?', 'durmak'],
    ["what's happier mean", 'mutlu'],
    ['happily ne demek?', 'mutlu'],
    ['"serious problem" ne demek', 'ciddi'],
    ['I don’t understand "serious problem"', 'sorun'],
    ['what went mean?', 'gitmek'],
    ['What does turn off mean?', 'kapatmak'],
    ['I am tired. What is the meaning of "stopping"?', 'durmak'],
  ])('is answered from the word list: “%s”', (text, meaning) => {
    for (const { text: said } of moves(id, text)) expect(said).toContain(`“${meaning}”`);
  });

  it.each(['what does "frobnicate" mean', 'frobnicate ne demek'])(
    'is answered honestly when the word is unknown: “%s”',
    (text) => {
      for (const { text: said } of moves(id, text))
        expect(said).toMatch(/“frobnicate” (?:in|is not|isn’t)|got “frob/);
    },
  );
});

describe.each(['a2-lost-suitcase', 'b1-flat-viewing', 'a1-cafe-in-moda'])('urgent matter in %s', (id) => {
  it.each([
    'I feel very faint',
    'my eyes are burning',
    'Sorry, I can not breathe',
    'I am getting a bit dizzy here',
    'I need my inhaler',
    'please call a doctor',
    'My hand is bleeding',
  ])('comes before the plan of the scene: “%s”', (text) => {
    for (const { text: said, state } of moves(id, text)) {
      expect(said).toMatch(/sorry|important|comes first|urgent|later|health/i);
      expect(said).not.toMatch(/lights|switches|outside/);
      expect(state.opening).not.toBe('question');
    }
  });

  it.each(['I can smell gas', 'There is a strong smell of smoke'])('can be a danger: “%s”', (text) => {
    for (const { text: said } of moves(id, text))
      expect(said).toMatch(/open|careful|touch|gas|smoke|outside|call/i);
  });
});

it('complaint about a thing that does not work › is not heard when a person does not work', () => {
  for (const { text } of moves('b1-flat-viewing', 'My husband doesn’t work at the moment'))
    expect(text).not.toMatch(/shouldn’t happen|apologise|straight away/);
});

it.each(['A2', 'B1'] as const)('sentences of care › hold the level %s', (level) => {
  const { words, functionWords } = readLibrary().library;
  const read = levelReader(words, functionWords);
  const counts = Object.values(careLinesOf(level))
    .flat()
    .map((reply) => read({ reply, scenario: { level } as Scenario }));
  const above = counts.reduce((sum, one) => sum + one.above, 0);
  expect(above / counts.reduce((sum, one) => sum + one.words, 0)).toBeLessThanOrEqual(0.03);
});
