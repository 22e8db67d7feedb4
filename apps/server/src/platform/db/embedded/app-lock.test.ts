import { expect, it } from 'vitest';
import { ownerState } from './app-lock.ts';

const owner = { pid: 7, started: 'boot/100', space: 'here', host: 'a' };
const here = { space: 'here', startMark: (pid: number) => (pid === 7 ? 'boot/100' : undefined) };
const still = { ageMs: 60_000, moved: false };

it('lock on the data folder with an owner in the same container › is valid only while the owner’s process exists', () => {
  expect(ownerState(owner, still, here)).toBe('alive');
  expect(ownerState({ ...owner, pid: 8 }, { ageMs: 0, moved: true }, here)).toBe('gone');
  expect(ownerState({ ...owner, started: 'boot/99' }, still, here)).toBe('gone');
});

it('lock on the data folder with an owner in another container › is valid only while the owner’s heartbeat changes', () => {
  const elsewhere = { ...owner, space: 'there' };
  expect(ownerState(elsewhere, { ageMs: 60_000, moved: false }, here)).toBe('gone');
  expect(ownerState(elsewhere, { ageMs: 1_000, moved: false }, here)).toBe('unsure');
  expect(ownerState(elsewhere, { ageMs: 1_000, moved: true }, here)).toBe('alive');
});
