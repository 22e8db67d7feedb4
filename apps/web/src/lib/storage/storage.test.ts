import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropValue, loadValue, saveValue, strip } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

describe('value in local storage', () => {
  it('contains only letters, digits and spaces after all other characters are removed', () => {
    expect(strip('{"role":"admin"} <b>ğüşiöçİ</b> 1_2-3!\n')).toBe('roleadmin bğüşiöçİb 123');
  });

  it('has its special characters removed before encryption', () => {
    saveValue('role', 'ayse', 'us"er!');
    expect(loadValue('role', 'ayse')).toBe('user');
  });

  it('is stored encrypted, with a different ciphertext each time', () => {
    saveValue('role', 'ayse', 'user');
    const first = localStorage.getItem('role');
    saveValue('role', 'ayse', 'user');
    expect(first).toMatch(/^[0-9a-f]{80,}$/);
    expect(first).not.toContain('user');
    expect(localStorage.getItem('role')).not.toBe(first);
  });

  it('cannot be read for another subject and is then deleted', () => {
    saveValue('role', 'ayse', 'admin');
    expect(loadValue('role', 'mehmet')).toBeNull();
    expect(localStorage.getItem('role')).toBeNull();
  });

  it('cannot be read under another key', () => {
    saveValue('layout', 'ayse', 'admin');
    localStorage.setItem('role', localStorage.getItem('layout') ?? '');
    expect(loadValue('role', 'ayse')).toBeNull();
  });

  it.each(['', 'zz', 'user', '00'.repeat(60)])(
    'is deleted when it is replaced by the invalid value %j',
    (garbage) => {
      localStorage.setItem('role', garbage);
      expect(loadValue('role', 'ayse')).toBeNull();
      expect(localStorage.getItem('role')).toBeNull();
    },
  );

  it('is rejected when a single bit of the ciphertext has changed', () => {
    saveValue('role', 'ayse', 'user');
    const sealed = localStorage.getItem('role') ?? '';
    localStorage.setItem('role', `${sealed.slice(0, -1)}${sealed.endsWith('0') ? '1' : '0'}`);
    expect(loadValue('role', 'ayse')).toBeNull();
  });

  it('is treated as missing when storage is blocked', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(() => saveValue('role', 'ayse', 'user')).not.toThrow();
    expect(loadValue('role', 'ayse')).toBeNull();
    dropValue('role');
  });
});
