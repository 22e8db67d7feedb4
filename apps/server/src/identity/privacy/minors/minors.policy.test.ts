import { expect, test } from 'vitest';
import { mayGoOut, notCovered, shownAll, standingOf, stillAsked } from './minors.policy.ts';

const child = { band: '13-17' as const, given: undefined, outdated: false, asked: false };

test('guardian consent › is not needed for adults, and is required before a minor’s data is sent to a provider', () => {
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

test('guardian consent › is required for users whose age is unknown', () => {
  expect(standingOf({ ...child, band: null })).toBe('missing');
});

test('guardian consent › that needs renewal for one purpose still covers the other purposes and internal use', () => {
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

test('guardian consent › covers only the purposes, text versions and services that the guardian saw', () => {
  const binding = new Map([['ai' as const, 2]]);
  expect(notCovered([ai, voice], services, binding)).toEqual([]);
  expect(notCovered([ai], services, binding)).toEqual(['voice']);
  expect(notCovered([ai, voice], services, new Map([['ai', 3]]))).toEqual(['ai']);
  expect(notCovered([ai, voice], { ...services, ai: 'other.example.org' }, binding)).toEqual(['ai']);
  // A purpose without a configured service needs no consent.
  expect(notCovered([], {}, binding)).toEqual([]);
});

test('purposes shown to the guardian › are recognised as incomplete when one is missing, and as outdated when a text version has changed', () => {
  const now = [ai, voice];
  expect([shownAll([voice, ai], now), stillAsked([voice, ai], now)]).toEqual([true, true]);
  expect([shownAll([ai], now), stillAsked([ai], now)]).toEqual([false, true]);
  const older = [{ ...ai, version: 1 }, voice];
  expect([shownAll(older, now), stillAsked(older, now)]).toEqual([false, false]);
});
