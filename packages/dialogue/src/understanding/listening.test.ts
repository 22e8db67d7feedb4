import { describe, expect, it } from 'vitest';
import { findEntity } from './entities.ts';
import { hear } from './hearing.ts';
import { moodOf } from './mood.ts';
import { matchPattern } from './patterns.ts';
import { signalsOf } from './signals.ts';
import { turkishMeaning } from './turkish.ts';

const matches = (pattern: string, text: string): boolean => {
  const heard = hear(text);
  return matchPattern(pattern, { heard, signals: signalsOf(heard), filled: new Set() }) > 0;
};

describe('scenario patterns', () => {
  it('match inflected words, small typing errors, and additional words in between', () => {
    expect(matches('drink', 'I drank it')).toBe(true);
    expect(matches('go bus', 'I usually went there by bus')).toBe(true);
    expect(matches('coffee', 'one coffe please')).toBe(true);
    expect(matches('çay', 'bir Çay')).toBe(true);
    expect(matches('window|garden', 'in the gardens')).toBe(true);
    expect(matches("can't sleep", 'I cannot really sleep')).toBe(true);
  });

  it('do not match negated words, words that are far apart, or other words', () => {
    expect(matches('tea', "I don't want tea")).toBe(false);
    expect(matches('tea', 'No, tea please')).toBe(true);
    expect(matches('not hungry', 'I am not hungry')).toBe(true);
    expect(matches('go bus', 'go and tell your very old aunt about bus')).toBe(false);
    expect(matches('horse', 'a house')).toBe(false);
    expect(matches('meat', 'I meet friends')).toBe(false);
  });

  it('can contain word classes', () => {
    expect(matches('<good>', 'it was really nice')).toBe(true);
    expect(matches('<good>', 'not good')).toBe(false);
    expect(matches('<bad>', "I'm not happy")).toBe(true);
    expect(matches('<because>', 'because I was ill')).toBe(true);
    expect(matches('<number>', 'twenty two')).toBe(true);
  });
});

describe('detection of names, numbers and other entities', () => {
  it.each([
    ['time', 'at half past nine', 'at half past nine'],
    ['time', '9.30 please', 'at 9:30'],
    ['time', "8 o'clock", "at 8 o'clock"],
    ['time', 'nine', "at nine o'clock"],
    ['day', 'maybe on saturday morning', 'on Saturday morning'],
    ['day', 'Tomorrow is good', 'tomorrow'],
    ['duration', 'for two day', 'two days'],
    ['duration', 'a week', 'a week'],
    ['duration', 'only the weekend', 'the whole weekend'],
    ['price', '250 tl', '250 lira'],
    ['number', 'we are three', 'three'],
    ['name', 'my name is ayşe', 'Ayşe'],
    ['name', 'irem', 'İrem'],
  ] as const)('finds a %s in “%s”', (type, text, expected) => {
    expect(findEntity(type, hear(text), true)).toBe(expected);
  });

  it('does not regard an ordinary word as a name', () => {
    expect(findEntity('name', hear('yes'), true)).toBeUndefined();
    expect(findEntity('name', hear('I like it here'), true)).toBeUndefined();
  });
});

describe('signals in a message (such as a greeting or a request)', () => {
  it.each([
    ['yes', 'Yes please'],
    ['yes', 'of course'],
    ['no', 'No, thank you'],
    ['no', "I don't think so"],
    ['notUnderstood', "I don't understand"],
    ['notUnderstood', 'What do you mean?'],
    ['repeat', 'Can you repeat, please?'],
    ['slower', 'Slower please'],
    ['help', 'what can I say?'],
    ['goodbye', 'ok bye bye'],
    ['goodbye', 'I have to go now'],
    ['andYou', 'fine, and you?'],
    ['howAreYou', 'How are you?'],
    ['notKnown', "I don't know"],
    ['swearing', 'fuck off'],
    ['swearing', 'you are stupid'],
    ['askIfReal', 'Are you a real person?'],
    ['changeTopic', 'this is boring'],
    ['changeTopic', 'Can we talk about music?'],
    ['distress', 'I want to die'],
    ['gibberish', 'asdkjh qwrtz'],
    ['gibberish', '...'],
    ['gibberish', 'aaaaaa'],
    ['thinking', 'hmm'],
    ['question', 'where is the toilet'],
    ['onlyGreets', 'Hello Mrs Hale, nice to meet you'],
  ] as const)('include %s in “%s”', (signal, text) => {
    expect(signalsOf(hear(text))[signal]).toBe(true);
  });

  it.each([
    ['no', 'no problem'],
    ['question', 'Why the sea is salty'],
    ['changeTopic', 'We talk about football every day'],
    ['swearing', 'my neighbour is stupid and noisy'],
    ['yes', 'Do you have a good room?'],
    ['gibberish', 'Mantı'],
    ['gibberish', 'Diyarbakır'],
    ['gibberish', 'rhythm and blues'],
    ['goodbye', 'I have to go to school by bus'],
    ['help', 'I help my mother'],
    ['swearing', 'I like Scunthorpe and shiitake'],
    ['distress', 'my plant is going to die'],
    ['onlyGreets', 'Hello, a tea please'],
  ] as const)('do not include %s in “%s”', (signal, text) => {
    expect(signalsOf(hear(text))[signal]).toBe(false);
  });

  it('include the learner’s mood, which a negation reverses', () => {
    expect(moodOf(hear("It wasn't good"))).toBe('bad');
    expect(moodOf(hear('not bad at all'))).toBe('good');
    expect(moodOf(hear('I would like a table'))).toBe('plain');
  });
});

describe('detection of Turkish', () => {
  it.each([
    ['anlamadım', 'not-understood'],
    ['tekrar eder misin', 'repeat'],
    ['ne diyeceğimi bilmiyorum', 'help'],
    ['evet', 'yes'],
    ['hayır istemiyorum', 'no'],
    ['bugün okula gittim ama çok yoruldum', 'other'],
    ['hoşçakal', 'bye'],
  ] as const)('recognises “%s” as Turkish with the meaning %s', (text, meaning) => {
    expect(turkishMeaning(hear(text))).toBe(meaning);
  });

  it.each([
    'I like mantı and köfte',
    'I live in Kadıköy',
    'Eskişehir',
    'can I have an ayran',
    'Ayşe',
    'her name is Su',
  ])('does not recognise “%s” as Turkish', (text) => {
    expect(turkishMeaning(hear(text))).toBeNull();
  });
});
