import { expect, it } from 'vitest';
import { readState, writeState } from './url-state.ts';

const defaults = { page: '0', name: '', sort: 'name' };

it('URL state › contains no default values', () => {
  expect(writeState(defaults, { page: '0', name: 'ayşe', sort: 'name' }).toString()).toBe('name=ay%C5%9Fe');
});

it('URL state › returns the stored value, or the default value when the parameter is missing', () => {
  const state = { page: '2', name: 'ışık', sort: 'email' };
  expect(readState(defaults, writeState(defaults, state))).toEqual(state);
  expect(readState(defaults, new URLSearchParams('page=3&strange=1'))).toEqual({ ...defaults, page: '3' });
});
