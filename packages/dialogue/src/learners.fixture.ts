import type { LearnerTurn } from './understanding/turn.ts';

/**
 * Simulated learners for the tests. Each learner produces an endless sequence of messages that does not depend on
 * the partner’s questions.
 */
export type Learner = (turn: number) => LearnerTurn;

const saying =
  (lines: readonly string[]): Learner =>
  (turn) => ({ text: lines[turn % lines.length] ?? '', corrections: [] });

const erring =
  (lines: readonly (readonly [string, string, string])[]): Learner =>
  (turn) => {
    const [text = '', wrong = '', right = ''] = lines[turn % lines.length] ?? [];
    const start = text.indexOf(wrong);
    return {
      text,
      corrections: [{ code: 'missing-article', start, end: start + wrong.length, replacements: [right] }],
    };
  };

export const LEARNERS: Readonly<Record<string, Learner>> = {
  terse: saying([
    'tea',
    'small',
    'ok',
    'good',
    'my mother',
    'bus',
    'two',
    'Elif',
    'blue',
    'maybe',
    'sometimes',
  ]),
  chatty: saying([
    'Well, I think it is a very good idea because my friends and I always talk about it in the evening.',
    'Last summer I went to a small village near Rize with my family and we stayed there for two weeks.',
    'I usually get up at half past six, then I drink tea. And you?',
    'I am not sure, but I would like to try it one day. What do you think?',
    'My brother works in a bank and he never has time, so we meet only on Sundays.',
  ]),
  erring: erring([
    ['I listen music every day', 'listen music', 'listen to music'],
    ['My mother cook very well', 'cook', 'cooks'],
    ['I am nurse', 'nurse', 'a nurse'],
    ['I go to cinema with my friend', 'cinema', 'the cinema'],
    ['She tired today', 'She tired', 'She is tired'],
  ]),
  gibberish: saying(['asdkjh', '...', 'qwrtp zxcv', '???', 'aaaaaaa', '', '1', '😀']),
  turkish: saying([
    'anlamadım',
    'ben bugün çok yoruldum ama yine de geldim',
    'evet',
    'hayır istemiyorum',
    'tekrar eder misin',
    'bilmiyorum',
    'teşekkürler',
    'bunu İngilizce nasıl söylerim bilmiyorum',
  ]),
  yesNo: saying(['yes', 'no', 'Yes.', 'No, thank you.', 'yes yes', 'no']),
  onlyYes: saying(['yes']),
  offTopic: saying([
    'The moon is made of cheese.',
    'Do penguins have knees?',
    'I saw a red car under the bridge.',
    'My computer sings in the night.',
    'What is the biggest number?',
  ]),
  lost: saying(["I don't understand", 'repeat please', 'help', 'slower please', 'what does it mean?', 'hmm']),
  asking: saying([
    'And you?',
    'What is your name?',
    'How much is it?',
    'Where are you from?',
    'Why?',
    'How are you?',
  ]),
  rude: saying(['fuck you', 'shut up', 'this is boring', 'you are a stupid robot']),
  leaving: saying(['bye', 'I have to go', 'goodbye', 'see you later', 'ok thanks bye']),
  changing: saying([
    'Let us talk about music',
    'change the topic please',
    'next question',
    'I like football',
  ]),
  hostile: saying([
    '{drink} {learner} {answer}',
    '<b>hi</b>',
    'a'.repeat(2000),
    'İIıi ŞşĞğ',
    '\u0000\uFFFF',
    '  \n ',
    '(((((',
    '1234567890',
  ]),
};
