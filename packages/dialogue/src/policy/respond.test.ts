import type { Scenario } from '@pratik/content/kinds/scenario';
import { readScenarios } from '@pratik/content/read/read-scenarios';
import { describe, expect, it } from 'vitest';
import { type Move, nextMove, openConversation } from '../dialogue.ts';
import { invites } from '../generation/draft.ts';
import { buildLexicon } from '../understanding/lexicon.ts';

const { scenarios } = readScenarios();
const scene = (id: string): Scenario => {
  const found = scenarios.find((scenario) => scenario.id === id);
  if (!found) throw new Error(`the library contains no scenario ${id}`);
  return found;
};
const lexicon = buildLexicon([
  { word: 'trouble', tr: 'sıkıntı' },
  { word: 'neighbour', tr: 'komşu' },
  { word: 'swim', tr: 'yüzmek' },
  { word: 'deposit', tr: 'depozito' },
]);

/** Returns the partner’s replies to these learner messages in a scenario. */
function talk(id: string, lines: readonly string[], seed = 4): Move[] {
  let { state } = openConversation(scene(id), seed, 'Elif');
  return lines.map((text) => {
    const move = nextMove(scene(id), state, { text, corrections: [] }, { closing: false, lexicon });
    state = move.state;
    return move;
  });
}
const reply = (id: string, ...lines: string[]): string => talk(id, lines).at(-1)?.text ?? '';

const cheerful =
  /\b(?:great|lovely|wonderful|fun|congratulations|well done|perfect|price of the ticket)\b|cats or dogs/i;
const everywhere = ['free-talk-a', 'free-talk-b', 'a1-cafe-in-moda', 'b1-flat-viewing', 'b2-second-opinion'];

describe.each(everywhere)('replies in scenario %s', (id) => {
  it.each([
    ['My grandfather died last year', /sorry.*\bgrandfather\b|sorry/i],
    ['my mother is sick, I am very sad today. She is in hospital.', /sorry|worrying/i],
    ['My dog died yesterday', /sorry/i],
    ['I lost my grandmother last month', /sorry/i],
    ['My father had a heart attack', /sorry|worrying|a lot to deal/i],
    ['I failed my exam', /sorry|hard|bad news|difficult/i],
    ['I lost my job', /sorry|hard|bad news|difficult/i],
  ])('show sympathy and are not cheerful after “%s”', (text, sympathy) => {
    const said = reply(id, text);
    expect(said).toMatch(sympathy);
    expect(said).not.toMatch(cheerful);
    expect(said).not.toContain('Oh no, you are not well');
  });

  it.each([
    'Could you say it in a simpler way?',
    'Could you say that again, please?',
    'Can you speak more slowly please',
  ])('repeat the current question after “%s”', (text) => {
    const { text: opening, state } = openConversation(scene(id), 4, 'Elif');
    const move = nextMove(scene(id), state, { text, corrections: [] }, { closing: false, lexicon });
    expect(move.state.pending).toBe(state.pending);
    expect(move.text).toMatch(/\?|“/);
    expect(opening).not.toBe(move.text);
  });

  it.each([
    ['How do you say this in English? sıkıntı', 'trouble'],
    ['How do you say "komşu" in English?', 'neighbour'],
    ['what is yüzmek in english', 'swim'],
    ['komşunun ingilizcesi ne', 'neighbour'],
  ])('contain the English translation after “%s”', (text, english) => {
    expect(reply(id, text)).toContain(`“${english}`);
  });

  it.each([
    'What does deposit mean?',
    'I don’t understand this word: deposit',
    'what is the meaning of deposit',
  ])('explain the word that the learner does not know after “%s”', (text) => {
    expect(reply(id, text)).toContain('“depozito”');
  });

  it('ask which word the learner means, and then translate the word', () => {
    const moves = talk(id, ['How do you say this in English?', 'sıkıntı']);
    expect(moves[0]?.text).toMatch(/which word|turkish word/i);
    expect(moves[1]?.text).toContain('“trouble');
  });

  it.each([
    'I don’t want to talk about work',
    'Can we talk about something else?',
    'I would rather not talk about that',
    'leave me alone',
  ])('do not mention the topic that the learner refuses after “%s”', (text) => {
    expect(reply(id, text)).not.toMatch(/let’s talk about work|\b(?:your|you) (?:job|work)\b/i);
  });

  it.each(['Why is the sky blue?', 'What is the capital of Mongolia?', 'How many people live in Peru?'])(
    'say that the partner does not know the answer to “%s”',
    (text) => {
      const known = scene(id).dontKnow;
      const said = reply(id, text);
      expect(
        known.some((line) => said.includes(line)) ||
          /not sure|know|couldn’t|can’t|no answer|look|think/i.test(said),
        said,
      ).toBe(true);
    },
  );

  it('answer a personal question to the partner with more than “I don’t know”', () => {
    for (const text of [
      'Do you have children?',
      'Where are you from?',
      'What is your favourite food?',
      'are you married',
    ])
      expect(reply(id, text), text).not.toMatch(/don’t know|do not know|not sure/);
  });
});

describe('replies of the offline partner', () => {
  it('treat a smell of gas or smoke as a danger', () => {
    expect(reply('b1-flat-viewing', 'Yes, easily.', 'I can smell gas. Is the oven safe?')).toMatch(
      /gas|window|check|switch/i,
    );
    expect(reply('a1-the-night-desk', 'There is smoke in my room!')).toMatch(/window|call|help/i);
  });

  it('answer a question about a day of the week in a role-play', () => {
    const said = reply('a2-lost-suitcase', 'Can I fly on Wednesday?');
    expect(said).toMatch(/Wednesday|ticket/);
    expect(said).not.toMatch(/good point/i);
  });

  it('refer to what the learner has said in a free conversation', () => {
    const said = reply('free-talk-a', 'fine', 'I have a cat. Her name is Boncuk');
    expect(said).toMatch(/cat|old|name|like|she|her|it/i);
    const brother = reply('free-talk-b', 'good', 'My brother is an engineer in Ankara');
    expect(brother).toMatch(/brother|he|him/);
  });

  it('do not ask about the learner’s job when the learner has already mentioned the job', () => {
    const lines = ['fine', 'I am a teacher', 'yes', 'ok', 'every day', 'with my friends', 'yes', 'no'];
    for (const id of ['free-talk-a', 'b1-flat-viewing'])
      expect(
        talk(id, lines)
          .map(({ text }) => text)
          .join(' '),
      ).not.toMatch(/Do you work, or|May I ask what you do\?/);
  });

  it('let the learner lead the conversation in at least a quarter of the turns', () => {
    const lines = [
      'I went to the market with my mother this morning.',
      'We bought some fruit and fresh fish for dinner.',
      'I like cooking with her because she knows everything.',
      'Yes, I think it is a good day for us.',
      'My sister lives in Izmir and she is a nurse.',
      'I visit her in summer with my cousins.',
      'It is very hot there but the sea is nice.',
      'I want to learn swimming this year.',
    ];
    for (const id of ['free-talk-a', 'free-talk-b', 'a1-my-home', 'b2-second-opinion']) {
      const moves = talk(id, lines);
      const open = moves.filter(({ state }) => state.opening === 'floor' || state.opening === 'follow-up');
      expect(open.length * 4, id).toBeGreaterThanOrEqual(moves.length);
      for (const { text } of moves) expect(invites(text) || /Choose|Pick|”$/.test(text), text).toBe(true);
    }
  });

  it('suggest answers when the partner did not understand the learner', () => {
    const [first] = talk('a1-cafe-in-moda', ['asdfgh qwrtz']);
    expect(first?.understood).toBe(false);
    expect(first?.suggestions.length).toBeGreaterThan(1);
    expect(first?.text).toMatch(/sorry|understand/i);
    const [, , moved] = talk('a1-cafe-in-moda', ['A tea, please.', 'asdfgh', 'qwrtz']);
    expect(moved?.suggestions.length).toBeGreaterThan(1);
    const flat = scene('b1-flat-viewing');
    const asked = (lastAsk: string) => {
      const { state } = openConversation(flat, 4, 'Elif');
      const at = { ...state, lastAsk };
      return nextMove(flat, at, { text: 'xkcd qwrt', corrections: [] }, { closing: false }).suggestions;
    };
    expect(asked('Did you find the building easily?')).toContain('No.');
    expect(asked('How was the way here?')).not.toContain('No.');
    const [, understood] = talk('a1-cafe-in-moda', ['asdfgh qwrtz', moved?.suggestions[1] ?? '']);
    expect(understood?.understood).toBe(true);
  });
});

describe('partner’s prompts to correct an error', () => {
  const wrong = 'I go to work with bus every morning';
  const correction = { code: 'wrong-preposition', start: 13, end: 17, replacements: ['by'] };
  const rules = () => ['With vehicles we say “by”.'];

  it('first ask the learner to correct the error, then give the rule, and then give the correct form', () => {
    const free = scene('free-talk-b');
    let { state } = openConversation(free, 4, 'Elif');
    state = { ...state, turn: 9, lastRecast: 0, lastTeaching: 0 };
    const say = (text: string, corrections: (typeof correction)[] = []) => {
      const move = nextMove(free, state, { text, corrections }, { closing: false, rules });
      state = move.state;
      return move.text;
    };
    state.lastRecast = state.turn;
    expect(say(wrong, [correction])).not.toContain('by bus');
    expect(state.repair?.rung).toBe(1);
    expect(say('I go to work on bus every morning', [{ ...correction, end: 15 }])).toContain('With vehicles');
    expect(say('I go to work in bus every morning', [{ ...correction, end: 15 }])).toContain(
      'I go to work by bus every morning.',
    );
    expect(state.repair).toBeNull();
  });

  it('are followed by praise and the next question when the learner corrects the error', () => {
    const free = scene('free-talk-b');
    const { state } = openConversation(free, 4, 'Elif');
    const repair = {
      code: 'wrong-preposition',
      wrong: 'with bus',
      right: 'by',
      sentence: 'I go to work by bus',
      rung: 1,
    } as const;
    const move = nextMove(
      free,
      { ...state, repair },
      { text: 'I go to work by bus', corrections: [] },
      { closing: false },
    );
    expect(move.text).toMatch(/that’s it|that’s right|Perfect/);
    expect(move.state.repaired).toEqual(['wrong-preposition']);
  });

  it.each([
    ['all', 5, true],
    ['main', 5, false],
    ['main', 9, true],
    ['quiet', 50, false],
  ] as const)(
    'are, with the setting “%s”, %i messages after the previous prompt, allowed: %s',
    (dose, since, expected) => {
      const free = scene('free-talk-b');
      const { state } = openConversation(free, 4, 'Elif');
      const at = { ...state, turn: 60, lastRecast: 60, lastTeaching: 61 - since };
      const options = { closing: false, rules, dose };
      const move = nextMove(free, at, { text: wrong, corrections: [correction] }, options);
      expect(move.state.repair !== null).toBe(expected);
    },
  );

  it('are replaced by recasts, which are less frequent, when the learner has chosen fewer corrections', () => {
    const free = scene('free-talk-b');
    const { state } = openConversation(free, 4, 'Elif');
    const recasts = (dose: 'all' | 'main' | 'quiet', since: number) => {
      const at = { ...state, turn: 60, lastRecast: 61 - since, lastTeaching: 60 };
      return nextMove(free, at, { text: wrong, corrections: [correction] }, { closing: false, dose }).text;
    };
    expect(recasts('all', 2)).toContain('by bus');
    expect(recasts('main', 2)).not.toContain('by bus');
    expect(recasts('main', 3)).toContain('by bus');
    expect(recasts('quiet', 3)).not.toContain('by bus');
    expect(recasts('quiet', 5)).toContain('by bus');
  });

  it('stop for several turns when the learner writes sad news in place of a correction', () => {
    const free = scene('free-talk-b');
    const { state } = openConversation(free, 4, 'Elif');
    const repair = {
      code: 'wrong-preposition',
      wrong: 'with bus',
      right: 'by',
      sentence: 'I go to work by bus',
      rung: 1,
    } as const;
    const says = (from: typeof state, text: string, corrections: (typeof correction)[] = []) =>
      nextMove(free, from, { text, corrections }, { closing: false, rules });
    const sorrow = says({ ...state, turn: 9, repair }, 'I go to work and I am very sad, my grandmother died');
    expect(sorrow.state.repair).toBeNull();
    expect(sorrow.state.repaired).toEqual([]);
    expect(sorrow.text).toMatch(/sorry/i);
    expect(sorrow.text).not.toMatch(/With vehicles|by bus/);
    const after = says({ ...sorrow.state, lastTeaching: 0, lastRecast: 0 }, wrong, [correction]);
    expect(after.state.repair).toBeNull();
    expect(after.text).not.toContain('by bus');
  });

  it('are not given after an emotional message', () => {
    const text = 'My grandfather die last year';
    const fix = { code: 'past-tense', start: 15, end: 18, replacements: ['died'] };
    const free = scene('free-talk-b');
    const { state } = openConversation(free, 4, 'Elif');
    const move = nextMove(
      free,
      { ...state, turn: 9 },
      { text, corrections: [fix] },
      { closing: false, rules },
    );
    expect(move.text).not.toMatch(/“|your grandfather died/);
    expect(move.state.repair).toBeNull();
  });
});

describe('questions and answers of a scenario', () => {
  it('use the learner’s answer for a slot, also when the engine has a built-in placeholder with the same name', () => {
    const said = reply('b2-video-interview', 'I am applying for the designer position.');
    expect(said).toContain('designer position');
    expect(reply('b2-video-interview', 'What is your job?')).not.toContain('position');
  });

  it('do not treat “I did not eat” as “no” to a question about something else', () => {
    const doctor = scene('a2-at-the-doctor');
    const { state } = openConversation(doctor, 5, 'Elif');
    const at = {
      ...state,
      pending: 'step:fever',
      lastAsk: 'Do you have a fever?',
      opening: 'question',
    } as const;
    const said = nextMove(
      doctor,
      at,
      { text: 'I didn’t eat anything today', corrections: [] },
      { closing: false },
    ).text;
    expect(said).not.toMatch(/No fever/);
  });

  it('do not include a scenario question that the learner’s message has already answered', () => {
    const said = reply('a1-new-classmate', 'I am Ahmet', 'I am from Konya', 'It is big and it is beautiful');
    expect(said).not.toMatch(/big or small|Is it big/);
  });
});

describe('person whom the learner has mentioned', () => {
  it('is recognised as the meaning of “he” in the learner’s next message', () => {
    const said = reply('free-talk-a', 'fine', 'My brother lives in Germany', 'he is working in a factory');
    expect(said).toMatch(/brother|\bhim\b|\bhe\b/);
  });
});

describe('complaints of the learner', () => {
  it.each([
    ['a1-cafe-in-moda', 'My tea is cold', /new tea/],
    ['a1-cafe-in-moda', 'The music is too loud', /quiet/],
    ['b1-night-porter', 'the shower does not work', /shower|bathroom|look/i],
    ['b2-the-last-call', 'I am waiting for my parcel for three weeks', /sorry/i],
  ])('are answered with an apology or an explanation in scenario %s: “%s”', (id, text, answer) => {
    const { state } = openConversation(scene(id), 4, 'Elif');
    const at = { ...state, pending: null, opening: 'floor' } as const;
    expect(nextMove(scene(id), at, { text, corrections: [] }, { closing: false }).text).toMatch(answer);
  });

  it('are not recognised in statements that learners make about themselves', () => {
    expect(reply('free-talk-a', 'fine', 'my English is not good')).not.toMatch(
      /sorry about that|that is not good/i,
    );
  });
});

describe('question that the learner repeats', () => {
  it('gets the same answer as the first time', () => {
    const said = talk('a1-cafe-in-moda', ['Are you married?', 'Are you married?', 'are you married']).map(
      ({ text }) => text,
    );
    for (const text of said) expect(text).toMatch(/not married/);
  });
});

describe('sad message of the learner in a role-play', () => {
  it('is answered with sympathy, even when one of its words is an expected answer', () => {
    const call = scene('b2-the-last-call');
    const { state } = openConversation(call, 4, 'Elif');
    const at = {
      ...state,
      pending: 'step:effect',
      lastAsk: 'What has it meant for you?',
      opening: 'question',
    } as const;
    const said = nextMove(
      call,
      at,
      { text: 'my mother is sick, she is in hospital', corrections: [] },
      { closing: false },
    ).text;
    expect(said).toMatch(/sorry|worrying/i);
  });

  it('is not recognised in the polite phrase “I’m afraid”', () => {
    expect(reply('b1-life-with-a-phone', 'On the table.', 'About four hours, I’m afraid.')).not.toMatch(
      /feeling/,
    );
  });
});

describe('reply of the partner', () => {
  /** Returns the partner’s reply to the message `text`, sent after the question of the step `step`. */
  const at = (id: string, step: string, text: string): string => {
    const { state } = openConversation(scene(id), 4, 'Elif');
    const ask = scene(id).steps.find((one) => one.id === step)?.asks[0] ?? '';
    const here = {
      ...state,
      pending: `step:${step}`,
      lastAsk: ask,
      lastSaid: ask,
      opening: 'question' as const,
    };
    return nextMove(scene(id), here, { text, corrections: [] }, { closing: false, lexicon }).text;
  };
  const spoken = (id: string, step: string): string[] => {
    const question = scene(id).steps.find((one) => one.id === step);
    if (!question) throw new Error(`${id} has no step ${step}`);
    return [question.otherwise, question.yes, question.no, ...question.expects.map(({ replies }) => replies)]
      .flat()
      .filter((line): line is string => line !== undefined);
  };

  it.each([
    ['b1-first-day-on-the-farm', 'slept', 'it is raining here now'],
    ['b1-first-day-on-the-farm', 'slept', 'Fenerbahçe won the match last night'],
    ['b1-first-day-on-the-farm', 'slept', 'haha you are funny'],
    ['b1-first-day-on-the-farm', 'why', 'tomorrow is my birthday'],
    ['b1-first-day-on-the-farm', 'why', 'It is difficult to say'],
    ['b1-first-day-on-the-farm', 'why', 'I am joking :)'],
  ])(
    'contains no scripted reaction in %s after question %s when the message is not an answer: “%s”',
    (id, step, text) => {
      const said = at(id, step, text);
      expect(spoken(id, step).filter((line) => said.includes(line))).toEqual([]);
    },
  );

  it('does not treat “sometimes” as “yes” to a question about a single event', () => {
    const said = at('a2-take-it-back', 'receipt', 'sometimes');
    expect(spoken('a2-take-it-back', 'receipt').filter((line) => said.includes(line))).toEqual([]);
  });

  it('contains no follow-up question that the message has already answered', () => {
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8])
      for (const id of ['b1-flat-viewing', 'a1-my-home', 'free-talk-b']) {
        const [, move] = talk(id, ['I like my family', 'At weekends we eat together and talk'], seed);
        expect(move?.text).not.toMatch(/alone or with other people/);
      }
  });

  it('does not treat a number as the answer when the learner’s message is about something else', () => {
    expect(at('b1-the-toy-museum', 'age', 'I work in a bank for five years')).not.toMatch(/^Five/);
    expect(at('b1-the-toy-museum', 'age', 'I was five years old')).toMatch(/^Five/);
  });

  it('repeats the whole previous sentence, not only its last words, when the learner asks to hear it again', () => {
    const { state } = openConversation(scene('free-talk-b'), 4, 'Elif');
    const here = {
      ...state,
      lastAsk: '',
      lastSaid: 'I see. I’d like to hear more about series. Go on.',
      opening: 'floor' as const,
    };
    const move = nextMove(
      scene('free-talk-b'),
      here,
      { text: 'Could you say that again, please?', corrections: [] },
      { closing: false, lexicon },
    );
    expect(move.text).toContain('“I’d like to hear more about series. Go on.”');
  });

  it('lets the learner speak after “yes” to “Would you like to tell me more?”', () => {
    const moves = talk('b1-flat-viewing', ['My dog died yesterday', 'yes I do']);
    expect(moves[1]?.text).toMatch(/listening/);
    expect(moves[1]?.text).not.toContain('?');
  });

  it.each([
    ['No because I have no time', 1],
    ['People are always in a hurry', 1],
  ])('shows no sympathy when an ordinary message follows sad news: “%s”', (text, seed) => {
    const { state } = openConversation(scene('a1-a-dog-in-the-park'), seed, 'Elif');
    const ask = 'Is he big or small?';
    const here = {
      ...state,
      pending: 'step:size',
      lastAsk: ask,
      lastSaid: ask,
      opening: 'question' as const,
      tender: 2,
    };
    const move = nextMove(scene('a1-a-dog-in-the-park'), here, { text, corrections: [] }, { closing: false });
    expect(move.text).not.toMatch(/not easy|thank you for telling|I am here|I understand/i);
  });

  it('offers help on request, even when the partner has asked no question', () => {
    const { state } = openConversation(scene('a1-my-home'), 4, 'Elif');
    const here = { ...state, lastSaid: 'Tell me more about your family.', opening: 'follow-up' as const };
    const move = nextMove(
      scene('a1-my-home'),
      here,
      { text: 'Can you help me?', corrections: [] },
      { closing: false, lexicon },
    );
    expect(move.text).toMatch(/^(?:Of course|Yes|Sure)/);
  });
});

it.each([1, 2, 3, 4, 5, 6, 7, 8])(
  'offline partner that returns to its question › uses no wording with “it” after another topic (seed %i)',
  (seed) => {
    const cafe = scene('a1-cafe-in-moda');
    const [first] = cafe.steps;
    if (!first) throw new Error('the scenario has no step');
    const asks = ['What would you like to drink?', 'Do you want it hot?', 'Which drink can I bring you?'];
    const scenario: Scenario = { ...cafe, steps: [{ ...first, asks }] };
    let { state } = openConversation(scenario, seed, 'Elif');
    const said = ['How old are you?', 'My grandmother is sick', 'She is in hospital'].map((text) => {
      const move = nextMove(scenario, state, { text, corrections: [] }, { closing: false, lexicon });
      state = move.state;
      return move.text;
    });
    expect(said.join(' ')).toMatch(/Which drink can I bring you|What would you like to drink/);
    expect(said.join(' ')).not.toContain('Do you want it hot?');
  },
);
