import { expect, it } from 'vitest';
import { handsFreeState } from './hands-free-state.ts';

const nothing = { hearing: false, writing: false, replying: false, speaking: false };

it('says one thing at a time: the learner first, then what is heard, then what is waited for', () => {
  expect(handsFreeState(nothing)).toBe('listening');
  expect(handsFreeState({ ...nothing, writing: true })).toBe('thinking');
  expect(handsFreeState({ ...nothing, replying: true })).toBe('thinking');
  expect(handsFreeState({ ...nothing, replying: true, speaking: true })).toBe('speaking');
  expect(handsFreeState({ hearing: true, writing: true, replying: true, speaking: true })).toBe('hearing');
});
