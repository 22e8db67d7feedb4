import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { nextMove, openConversation } from '../dialogue.ts';

const { scenarios } = readScenarios();

/** Returns the partner’s replies to these messages, for eight seeds. */
function replies(id: string, ...lines: string[]): string[] {
  const scenario = scenarios.find((one) => one.id === id);
  if (!scenario) throw new Error(`the library contains no scenario ${id}`);
  return Array.from({ length: 8 }, (_, seed) => {
    let { state, text } = openConversation(scenario, seed + 1, 'Elif');
    for (const line of lines)
      ({ state, text } = nextMove(scenario, state, { text: line, corrections: [] }, { closing: false }));
    return text;
  });
}

const general =
  /how often do you see|do you see (?:him|her|them|it)\b|(?:is|are) (?:he|she|they|it) like|do together|do you usually do with|who gives|how old (?:is|are)|like to do\?/i;
const cheerful =
  /how nice|happy (?:to hear|for you)|that is nice|sounds (?:good|great|lovely|fun)|^(?:great|lovely|good|wonderful)\b|good friends|lucky/i;

describe.each(['free-talk-a', 'free-talk-b'])('general questions about a person or animal in %s', (id) => {
  it.each([
    'My grandmother was a teacher in a village',
    'My neighbour makes noise every night',
    'My sister has a problem with her boss',
    'We gave the photo of the cat to my brother yesterday',
    'I am angry because my friend does not call me',
    'My cousin lives in Izmir. Is it far from you?',
    'My rabbit is lost since Monday',
  ])('are not asked after “%s”', (text) => {
    for (const said of replies(id, text)) expect(said).not.toMatch(general);
  });

  it('may be asked after a plain present fact', () => {
    const all = ['I have a little brother', 'My sister is a nurse', 'I have two cats'].flatMap((text) =>
      replies(id, 'I am fine, thank you', text),
    );
    expect(all.some((said) => general.test(said))).toBe(true);
  });
});

describe.each(['free-talk-a', 'free-talk-b', 'a2-my-last-trip'])('reactions after bad news in %s', (id) => {
  it.each([
    ['My dog ran away yesterday', 'He is brown and very beautiful'],
    ['My uncle died last week', 'He was a good man and I love him'],
    ['I am very sad, my grandfather is in hospital', 'We like him very much'],
    ['yesterday my bird is lost', 'It sings nice songs'],
  ])('are not cheerful for two turns: “%s” – “%s”', (news, next) => {
    for (const said of [...replies(id, news), ...replies(id, news, next)]) expect(said).not.toMatch(cheerful);
  });

  it('are cheerful again when the trouble is over', () => {
    const all = replies(id, 'My dog ran away yesterday', 'But today we found him, we are very happy');
    expect(all.some((said) => /sorry|not easy/i.test(said))).toBe(false);
  });
});
