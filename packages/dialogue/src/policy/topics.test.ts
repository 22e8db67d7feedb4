import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { expect, it } from 'vitest';
import { nextMove, openConversation } from '../dialogue.ts';

const { scenarios } = readScenarios();
const scene = (id: string): Scenario => {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`the library contains no scenario ${id}`);
  return found;
};

/** Returns the partner’s replies to these messages. The result has one list of replies for each of twelve seeds. */
const replies = (id: string, ...lines: string[]): string[][] =>
  Array.from({ length: 12 }, (_, seed) => {
    let { state } = openConversation(scene(id), seed + 1, 'Elif');
    return lines.map((text) => {
      const move = nextMove(scene(id), state, { text, corrections: [] }, { closing: false });
      state = move.state;
      return move.text;
    });
  });

it('topic that the learner refuses › is not asked about again in the scenario', () => {
  for (const id of ['b1-flat-viewing', 'a1-new-classmate', 'a1-my-day-your-night'])
    for (const said of replies(
      id,
      'I don’t want to talk about work',
      'yes',
      'OK',
      'a book',
      'It is nice',
    ).flat())
      expect(said).not.toMatch(/\bwhat you do\b|what do you do\?|do you (?:go to )?work\b/i);
});

it('topic that the learner suggests › becomes the topic of the reply, even when the apostrophe is missing in “I’d like”', () => {
  for (const [, said = ''] of replies(
    'free-talk-b',
    'It’s been quite busy, but I can’t complain.',
    'id like to talk about food',
  ))
    expect(said).toMatch(/\bfood\b|cook|eat|dish|taste/i);
});

it('message with mixed feelings › is not answered with “happy to hear that”', () => {
  for (const said of replies('free-talk-a', 'I am fine, but a little tired.').flat())
    expect(said).not.toMatch(/happy to hear|that is great/i);
});

it('remark with “always” › is not treated as “yes” to a question that has no yes-or-no answer', () => {
  for (const said of replies(
    'b1-first-day-on-the-farm',
    'It was long.',
    'People are always in a hurry',
  ).flat())
    expect(said).not.toMatch(/^wonderful|fall asleep in the hay/i);
});
