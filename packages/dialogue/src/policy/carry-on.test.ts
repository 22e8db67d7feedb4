import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { nextMove, openConversation } from '../dialogue.ts';
import { RESPONSES_A } from '../generation/responses.a.ts';
import { RESPONSES_B } from '../generation/responses.b.ts';

const { scenarios } = readScenarios();
const scene = (id: string): Scenario => {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`the library contains no scenario ${id}`);
  return found;
};
const seeds = Array.from({ length: 12 }, (_, seed) => seed + 1);

/** Returns the partner’s replies to these messages. The result has one list of replies per seed. */
const replies = (id: string, ...lines: string[]): string[][] =>
  seeds.map((seed) => {
    let { state } = openConversation(scene(id), seed, 'Elif');
    return lines.map((text) => {
      const move = nextMove(scene(id), state, { text, corrections: [] }, { closing: false });
      state = move.state;
      return move.text;
    });
  });
const last = (id: string, ...lines: string[]): string[] =>
  replies(id, ...lines).map((said) => said.at(-1) ?? '');

const plans = ['b1-the-toy-museum', 'a1-the-night-desk', 'b1-bicycle-doctor', 'c1-after-the-flop'];
const asides = [
  'I bought new shoes yesterday',
  'my phone is very old',
  'maybe I will marry with my cat haha',
];

describe.each(plans)('offline partner that returns to its question in scenario %s', (id) => {
  it('gives no example answer when the learner has talked about something else', () => {
    for (const said of replies(id, ...asides, 'I want to go to Italy', 'I am learning guitar').flat())
      expect(said).not.toMatch(
        /you can say|for example|you could start|if it helps|might answer|might say|one idea|how about: /i,
      );
  });

  it('gives no example answer to a sad learner who does not want to say more', () => {
    for (const said of last(id, 'I failed my exam and I am very sad', 'No, not really', 'no'))
      expect(said).not.toMatch(/^(?:ok, )?good\b|might say|you can say/i);
  });
});

it('offline partner that returns to its question › quotes each question at most once', () => {
  for (const said of replies('b1-the-toy-museum', ...asides, ...asides.map((text) => `${text} again`))) {
    const quotes = said.filter((text) => /“[^”]+\?”/.test(text));
    expect(new Set(quotes).size).toBe(quotes.length);
  }
});

const opinionOnly =
  /what do you think\?|interested in what you think|what makes you say that|why do you think so/i;
const toldOnly = /tell me more|what else do you want to tell|and what else\?|i’m listening/i;

it('offline partner › says “tell me more” only when the learner’s message contains a statement', () => {
  for (const id of ['a2-a-dish-for-friday', 'b2-the-stolen-swan', 'free-talk-a', 'b2-video-interview'])
    for (const said of replies(
      id,
      'What is your name?',
      'Do you like your job?',
      'What did you eat today?',
    ).flat())
      expect(said).not.toMatch(toldOnly);
});

it('offline partner › asks “what do you think?” only when the learner has given an opinion', () => {
  for (const id of ['a1-a-family-photo', 'b1-life-with-a-phone', 'c1-after-the-flop', 'free-talk-a'])
    for (const said of replies(
      id,
      'We are five people.',
      'I usually listen to music in the bus',
      'Yes, my mother.',
    ).flat())
      expect(said).not.toMatch(opinionOnly);
});

it('sentences that invite the learner to say more › include at least four different sentences for each purpose', () => {
  for (const { floor, floorScene, floorMore, floorAsk } of [RESPONSES_A, RESPONSES_B])
    for (const lines of [floor, floorScene, floorMore, floorAsk]) {
      expect(lines.length).toBeGreaterThanOrEqual(4);
      expect(new Set(lines).size).toBe(lines.length);
    }
});

it('partner’s offer to listen › is accepted when the learner answers “yes”', () => {
  for (const id of ['b1-first-day-on-the-farm', 'a1-my-home', 'free-talk-b'])
    for (const [offer = '', answer = ''] of replies(id, 'My grandfather died last year', 'Yes, I do'))
      if (/(?:like|want) to (?:tell|say)[^?]*\?$/.test(offer)) expect(answer).toMatch(/listening/i);
});

it('offline partner › does not say that the learner likes a thing that the learner has only chosen, or people who are mentioned with a liked thing', () => {
  for (const said of last('c1-after-the-flop', 'I prefer the second'))
    expect(said).not.toMatch(/you enjoy it|get into it/i);
  for (const said of last(
    'free-talk-b',
    'Sometimes I play games with my friends, I like it because it is relaxing.',
  ))
    expect(said).not.toMatch(/see the appeal|care about your friends/i);
});

it('offline partner › does not ask the learner to say more about a time such as “summer” or “weekends”', () => {
  for (const id of ['a2-my-last-trip', 'b1-bicycle-doctor', 'free-talk-a'])
    for (const said of last(
      id,
      'I went to Antalya last summer',
      'I ride it to work in the summer and at weekends',
    ))
      expect(said).not.toMatch(/about (?:the )?(?:summer|weekends?)\b/i);
});

it('partner’s follow-up question › is about the purchase when the learner has bought something', () => {
  for (const id of ['b1-first-day-on-the-farm', 'free-talk-a', 'free-talk-b'])
    for (const said of replies(id, 'I love animals', 'I bought new shoes yesterday').flat())
      expect(said).not.toMatch(/how was it|do it again|happened (?:next|then)|who was with you/i);
});

it('partner’s follow-up question › does not treat “I have no time” as a statement about a possession', () => {
  for (const said of last('c1-living-in-two-languages', 'No because I have no time'))
    expect(said).not.toMatch(/how important is it|what’s it like/i);
});

it('pronoun “it” › is not resolved to an animal in an earlier message when the partner has talked about something else since then', () => {
  for (const said of last(
    'free-talk-b',
    'I have a cat',
    'What do you do in your free time?',
    'I think it is good',
  ))
    expect(said).not.toMatch(/\bcat\b|animals make/i);
});

it('offline partner that returns to its question › quotes only sentences that are a question or a request', () => {
  for (const id of ['b2-is-it-true', 'a1-the-night-desk', 'b2-video-interview'])
    for (const said of replies(id, ...asides, 'are you hungry?', 'I am learning guitar').flat()) {
      const quoted = /“([^”]+)”$/.exec(said)?.[1];
      if (quoted) expect(quoted).toMatch(/\?$|\b(?:tell|describe|walk|say|write)\b/i);
    }
});

it('offline partner that continues with the next question › chooses a wording that does not refer to the unanswered question', () => {
  for (const said of replies(
    'c1-a-witness-from-our-century',
    ...asides,
    'People are always in a hurry',
    'I want to go to Italy',
  ).flat())
    expect(said).not.toMatch(/\b(?:its purpose|what is good about it)\b/i);
});

it('offline partner in a shop › does not say “tell me more” after a plain answer', () => {
  for (const said of replies(
    'a1-shoes-in-rome',
    'They are for a wedding.',
    'I am a size forty-one.',
    'black, please',
  ).flat())
    expect(said).not.toMatch(toldOnly);
});

it('partner’s remark about an animal › does not mention other things in the same message', () => {
  for (const said of last('c1-nine-hundred-pages', 'My cat is sleeping on my computer'))
    expect(said).not.toMatch(/your computer/);
});

it('remark about the present › is not treated as the answer to a question about the past', () => {
  for (const said of replies(
    'a2-the-last-bell',
    'It was small',
    'I live in a small village near Bursa',
  ).flat())
    expect(said).not.toMatch(/on foot/i);
});

it('question whether the partner knows somebody › is answered with how well the partner knows this person', () => {
  for (const id of ['b2-the-last-call', 'a1-my-home', 'free-talk-b'])
    for (const said of last(id, 'Do you know Tarkan?'))
      expect(said).toMatch(/\b(?:name|know more|a little|not very well)\b/i);
});

it.each([
  ['a1-my-day-your-night', 'We have two dogs and a bird at home', /clear number/i],
  ['a1-my-day-your-night', 'I will be the president one day :))', /clear number/i],
])(
  'remark in scenario %s › is not treated as an answer, although it contains a number: “%s”',
  (id, text, reply) => {
    for (const said of last(id, text)) expect(said).not.toMatch(reply);
  },
);

it('partner’s follow-up question › does not ask why a tired learner feels tired', () => {
  for (const id of ['b2-the-stolen-swan', 'a1-my-home', 'free-talk-b'])
    for (const said of last(id, 'I am tired today, I did not sleep'))
      expect(said).not.toMatch(/feeling comes from|why do you feel/i);
});

it('offline partner › does not ask a learner who is a student to say more about “the student”', () => {
  for (const said of replies(
    'a1-new-classmate',
    'My name is Ali',
    'I am from Bursa',
    'I am a university student.',
    'It is easy',
  ).flat())
    expect(said).not.toMatch(/about the student/i);
});

it('learner’s question “Why?” after “tell me more” › is not answered with a fact about the scenario', () => {
  for (const said of last('b1-night-porter', 'My grandmother is very funny', 'Why?'))
    expect(said).not.toMatch(/usually done/i);
});

it('pronoun in an answer › is resolved to the animal in the partner’s question, not to a person in an earlier message', () => {
  const talks = replies(
    'a1-a-dog-in-the-park',
    'He is brown and white.',
    'My sister is a nurse',
    'He is very small.',
  );
  for (const [, question = '', said = ''] of talks)
    if (/(?:big|small)[^.!]*\?$/.test(question)) expect(said).not.toMatch(/sister/i);
});

it('personal problem in a role-play › is answered with sympathy, not with the scripted reply to one of its words', () => {
  for (const said of replies(
    'b2-the-last-call',
    'I ordered a washing machine',
    'It does not work',
    'It started three weeks ago',
    'my best friend is angry with me',
  ).map((all) => all.at(-1)))
    expect(said).toMatch(/sorry|difficult|hard/i);
});

it('offline partner that returns to its question › asks the question again with a gentle introduction after sad news', () => {
  for (const id of ['a2-the-library-bus', 'b1-night-porter'])
    for (const said of replies(id, 'I lost my job last month', 'nothing', 'I failed my exam', 'no').flat())
      if (/\bsorry\b/i.test(said))
        expect(said).not.toMatch(/ok, and now you|now back to you|anyway|where were we/i);
});

it('“It is difficult to say” › is not understood as a remark about an animal in an earlier message', () => {
  for (const id of ['c1-the-retired-umpire', 'a1-shoes-in-rome', 'free-talk-b'])
    for (const said of last(id, 'my dog died two weeks ago', 'It is difficult to say'))
      expect(said).not.toMatch(/ah, your dog|about your dog\./i);
});

it('remark about people in general › is not treated as an answer, although it contains the word “people”', () => {
  for (const said of replies(
    'c1-after-the-flop',
    ...Array.from({ length: 6 }, () => 'People are always in a hurry'),
  ).flat())
    expect(said).not.toMatch(/full table/i);
});

it('offline partner that returns to its question › quotes no question of fewer than five words', () => {
  for (const id of ['a2-my-last-trip', 'a1-a-family-photo', 'c1-nine-hundred-pages'])
    for (const said of replies(id, ...asides, 'Do you know Tarkan?', 'I want to go to Italy').flat()) {
      const quoted = /“([^”]+\?)”$/.exec(said)?.[1];
      if (quoted) expect(quoted.split(' ').length).toBeGreaterThanOrEqual(5);
    }
});

it('offline partner in a café › does not ask the learner to say more about a drink that the learner orders', () => {
  for (const said of replies(
    'a1-cafe-in-moda',
    'maybe',
    'I am learning guitar',
    'nothing',
    'Can I have a coffee?',
  ).flat())
    expect(said).not.toMatch(/about (?:the )?coffee/i);
});

it('answer “no” without more words › is not answered with “thank you for telling me”', () => {
  for (const said of last(
    'a1-my-home',
    'I live in a flat.',
    'There are four rooms.',
    'The kitchen.',
    'It is quiet.',
    'no',
  ))
    expect(said).not.toMatch(/thank you for telling|good to know/i);
});

it('offline partner › does not ask the learner to say more about a person when the same reply has named this person', () => {
  for (const id of ['a1-my-home', 'a1-a-family-photo', 'free-talk-a', 'free-talk-b'])
    for (const said of replies(id, 'I live with my mother', 'My mother is a cook').flat())
      expect(said).not.toMatch(/\bmother\b.*[.!] .*\babout your mother\b/i);
});

it('partner’s follow-up question › does not ask why a learner who misses the family is sad', () => {
  for (const id of ['b2-the-stolen-swan', 'a1-my-home', 'free-talk-b'])
    for (const said of last(id, 'I am sad, I miss my family'))
      expect(said).not.toMatch(/feeling comes from|why do you feel/i);
});
