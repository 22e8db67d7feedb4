import { expect, test } from 'vitest';
import { mayGoOut, notCovered, shownAll, standingOf, stillAsked } from './minors.policy.ts';

const child = { band: '13-17' as const, given: undefined, outdated: false, asked: false };

test('an adult needs nobody; a child’s words go out with a guardian’s consent alone', () => {
  expect(standingOf({ ...child, band: 'adult' })).toBe('not-needed');
  expect(standingOf(child)).toBe('missing');
  expect(standingOf({ ...child, asked: true })).toBe('asked');
  expect(standingOf({ ...child, given: true, asked: true })).toBe('given');
  expect(standingOf({ ...child, given: true, outdated: true })).toBe('renewal');
  expect(standingOf({ ...child, given: false, outdated: true })).toBe('refused');
  const may = (['not-needed', 'missing', 'asked', 'given', 'refused'] as const).filter((guardian) =>
    mayGoOut({ guardian, renew: [] }, 'ai'),
  );
  expect(may).toEqual(['not-needed', 'given']);
});

test('who has not said how old they are is taken for a child', () => {
  expect(standingOf({ ...child, band: null })).toBe('missing');
});

test('a consent to be renewed lets out what it covers, and what stays in the house', () => {
  const leave = { guardian: 'renewal' as const, renew: ['ai' as const] };
  expect([mayGoOut(leave, 'ai'), mayGoOut(leave, 'voice'), mayGoOut(leave, null)]).toEqual([
    false,
    true,
    true,
  ]);
});

const ai = { purpose: 'ai' as const, version: 2, service: 'ai.example.org' };
const voice = { purpose: 'voice' as const, version: 1, service: 'ear.example.org' };
const services = { ai: ai.service, voice: voice.service };

test('a guardian’s consent covers the purposes, texts and services that were shown', () => {
  const binding = new Map([['ai' as const, 2]]);
  expect(notCovered([ai, voice], services, binding)).toEqual([]);
  expect(notCovered([ai], services, binding)).toEqual(['voice']);
  expect(notCovered([ai, voice], services, new Map([['ai', 3]]))).toEqual(['ai']);
  expect(notCovered([ai, voice], { ...services, ai: 'other.example.org' }, binding)).toEqual(['ai']);
  // Nobody is asked for what nobody serves.
  expect(notCovered([], {}, binding)).toEqual([]);
});

test('what was shown is all that is asked, or a part of it, or something else', () => {
  const now = [ai, voice];
  expect([shownAll([voice, ai], now), stillAsked([voice, ai], now)]).toEqual([true, true]);
  expect([shownAll([ai], now), stillAsked([ai], now)]).toEqual([false, true]);
  const older = [{ ...ai, version: 1 }, voice];
  expect([shownAll(older, now), stillAsked(older, now)]).toEqual([false, false]);
});
