import { expect, test } from 'vitest';
import { judge } from './check.ts';

const gradesOf = (texts: readonly string[]) =>
  Object.fromEntries(texts.map((text) => [text, judge(text)?.grade ?? 'none']));
const each = (texts: readonly string[], grade: string) =>
  Object.fromEntries(texts.map((text) => [text, grade]));

test('safety check › finds no danger in what strangers, or people in stories and songs, say or do', () => {
  const texts = [
    'My favourite singer killed himself in 2017, I was very sad.',
    'I saw a man on the bridge who wanted to jump, police saved him.',
    'My favourite song is "I want to die in your arms".',
    'She said "I want to die" in the last episode, it was so sad.',
    'Dizinin sonunda kadın kendini öldürüyor.',
    'I had a nightmare, somebody wanted to kill me.',
  ];
  expect(gradesOf(texts)).toEqual(each(texts, 'none'));
  expect(judge('My sister said "I want to die".')?.concern).toBe('self-harm');
});

test('safety check › finds no danger when suicide is only a topic, or when the learner denies it', () => {
  const texts = [
    'Is suicide a crime in England?',
    'In our religion suicide is a sin.',
    'My little son asked me what is suicide because he heard it on TV.',
    "I am not suicidal, don't worry, only tired.",
    'I never thought about killing myself.',
    'I would never hurt myself.',
  ];
  expect(gradesOf(texts)).toEqual(each(texts, 'none'));
  expect(judge('Suicide is the only solution for me.')?.grade).toBe('certain');
  expect(judge('I never tell anybody, but I think about suicide every day.')?.grade).toBe('certain');
});

test('safety check › grades exhaustion as “unsure”, and finds no danger when the learner names an everyday cause', () => {
  const tired = [
    "I can't take it anymore.",
    'I feel hopeless.',
    'Dayanamıyorum artık.',
    'Nothing makes me happy these days.',
    'I hate my life.',
    'Kimse beni sevmiyor.',
  ];
  expect(gradesOf(tired)).toEqual(each(tired, 'unsure'));
  const everyday = ['Dayanamıyorum artık bu sıcaklara.', 'I will finish it tonight, the last chapter.'];
  expect(gradesOf(everyday)).toEqual(each(everyday, 'none'));
  expect(judge("I can't take it anymore, I want to die.")?.grade).toBe('certain');
});

test('safety check › grades a past danger as “unsure” when it is over, and as “certain” when it returns', () => {
  expect(judge('Last year I tried to kill myself, but I am better now.')?.grade).toBe('unsure');
  expect(judge('Last year I tried to kill myself and now the thoughts are coming back.')?.grade).toBe(
    'certain',
  );
});

test('safety check › recognises a wish to die in the spelling of learners and chats', () => {
  const texts = [
    'i wanna dye',
    'kil my self is only thing i think',
    'i want dieee',
    'i think about suiside every day',
    'i dnt want to live anymor',
    'ölmek istiyom ya',
    'kendimi öldürcem',
    'i want öldürmek myself',
  ];
  expect(gradesOf(texts)).toEqual(each(texts, 'certain'));
  expect(judge('I want to dye my hair.')).toBeNull();
});
