import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropValue, loadValue, saveValue, strip } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

describe('value in the encrypted local storage', () => {
  it('consists only of letters, digits and spaces after strip() has removed all other characters', () => {
    expect(strip('{"role":"admin"} <b>ğüşiöçİ</b> 1_2-3!\n')).toBe('roleadmin bğüşiöçİb 123');
  });

  it('is saved without characters other than letters, digits and spaces', () => {
    saveValue('role', 'ayse', 'us"er!');
    expect(loadValue('role', 'ayse')).toBe('user');
  });

  it('is stored in encrypted form, with a different ciphertext each time', () => {
    saveValue('role', 'ayse', 'user');
    const first = localStorage.getItem('role');
    saveValue('role', 'ayse', 'user');
    expect(first).toMatch(/^[0-9a-f]{80,}$/);
    expect(first).not.toContain('user');
    expect(localStorage.getItem('role')).not.toBe(first);
  });

  it('cannot be read by another user, and is deleted when another user tries to read it', () => {
    saveValue('role', 'ayse', 'admin');
    expect(loadValue('role', 'mehmet')).toBeNull();
    expect(localStorage.getItem('role')).toBeNull();
  });

  it('cannot be read when it was copied to another key', () => {
    saveValue('layout', 'ayse', 'admin');
    localStorage.setItem('role', localStorage.getItem('layout') ?? '');
    expect(loadValue('role', 'ayse')).toBeNull();
  });

  it.each(['', 'zz', 'user', '00'.repeat(60)])(
    'is deleted when its ciphertext is replaced by the invalid text %j',
    (garbage) => {
      localStorage.setItem('role', garbage);
      expect(loadValue('role', 'ayse')).toBeNull();
      expect(localStorage.getItem('role')).toBeNull();
    },
  );

  it('cannot be read when one bit of its ciphertext has changed', () => {
    saveValue('role', 'ayse', 'user');
    const sealed = localStorage.getItem('role') ?? '';
    localStorage.setItem('role', `${sealed.slice(0, -1)}${sealed.endsWith('0') ? '1' : '0'}`);
    expect(loadValue('role', 'ayse')).toBeNull();
  });

  it('counts as missing when the browser blocks local storage', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(() => saveValue('role', 'ayse', 'user')).not.toThrow();
    expect(loadValue('role', 'ayse')).toBeNull();
    dropValue('role');
  });
});
