import { expect, test } from 'vitest';
import { readMessages, seenMessages } from '../../src/safety/evaluation/messages.ts';
import { nearTo } from './near.ts';
import { messagesOf, readTemplates, templates } from './templates.ts';

test('templates of training messages › are read with label, concern, context and preceding message', () => {
  const lines = ['# certain abuse | at home', 'r: Tea? >> no, {he|she} hits me', 'he hits me'];
  expect(readTemplates(lines)).toEqual([
    {
      label: 'certain',
      concern: 'abuse',
      topic: 'at home',
      context: 'role-play',
      before: 'Tea?',
      text: 'no, {he|she} hits me',
    },
    {
      label: 'certain',
      concern: 'abuse',
      topic: 'at home',
      context: 'chat',
      before: null,
      text: 'he hits me',
    },
  ]);
  expect(() => readTemplates(['# certain | no concern'])).toThrow('unknown heading');
});

test('templates of training messages › expand to different messages, each alternative about equally often', () => {
  const [template] = readTemplates(['# harmless | tea', 'i {drink|like|want} {tea|milk}']);
  const texts = template ? messagesOf(template, 6).map(({ text }) => text) : [];
  expect(new Set(texts).size).toBe(texts.length);
  for (const word of ['drink', 'like', 'want', 'tea', 'milk'])
    expect(texts.some((text) => text.includes(word))).toBe(true);
});

test('templates of training messages › have closed braces, and many templates for each concern', () => {
  const all = templates();
  expect(all.filter(({ text }) => /[{}]/.test(text.replace(/\{[^{}]*\}/g, '')))).toEqual([]);
  expect(all.length).toBeGreaterThan(1500);
});

test('comparison of messages › finds nearly equal messages, so that no measured message is trained', () => {
  const [message] = readMessages(seenMessages);
  const isNear = nearTo([message?.text ?? '', 'My father hits me every day.']);
  expect(isNear('my father hits me every day')).toBe(true);
  expect(isNear('my father hits me EVERY day!!')).toBe(true);
  expect(isNear('the dog of my father sleeps in the garden')).toBe(false);
});
