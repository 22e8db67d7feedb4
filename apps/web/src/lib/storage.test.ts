import { afterEach, describe, expect, it, vi } from 'vitest';
import { dropValue, loadValue, saveValue, strip } from './storage.ts';

afterEach(() => vi.restoreAllMocks());

describe('what is saved to local storage', () => {
  it('is stripped of everything but letters, digits and spaces', () => {
    expect(strip('{"role":"admin"} <b>ğüşiöçİ</b> 1_2-3!\n')).toBe('roleadmin bğüşiöçİb 123');
  });

  it('is stripped before it is encrypted', () => {
    saveValue('role', 'ayse', 'us"er!');
    expect(loadValue('role', 'ayse')).toBe('user');
  });

  it('cannot be read in the storage itself, and looks different each time', () => {
    saveValue('role', 'ayse', 'user');
    const first = localStorage.getItem('role');
    saveValue('role', 'ayse', 'user');
    expect(first).toMatch(/^[0-9a-f]{80,}$/);
    expect(first).not.toContain('user');
    expect(localStorage.getItem('role')).not.toBe(first);
  });

  it('is bound to the subject: another one drops it', () => {
    saveValue('role', 'ayse', 'admin');
    expect(loadValue('role', 'mehmet')).toBeNull();
    expect(localStorage.getItem('role')).toBeNull();
  });

  it('is bound to its key', () => {
    saveValue('layout', 'ayse', 'admin');
    localStorage.setItem('role', localStorage.getItem('layout') ?? '');
    expect(loadValue('role', 'ayse')).toBeNull();
  });

  it.each(['', 'zz', 'user', '00'.repeat(60)])('is dropped when it is %j instead', (garbage) => {
    localStorage.setItem('role', garbage);
    expect(loadValue('role', 'ayse')).toBeNull();
    expect(localStorage.getItem('role')).toBeNull();
  });

  it('is dropped when a single bit was changed', () => {
    saveValue('role', 'ayse', 'user');
    const sealed = localStorage.getItem('role') ?? '';
    localStorage.setItem('role', `${sealed.slice(0, -1)}${sealed.endsWith('0') ? '1' : '0'}`);
    expect(loadValue('role', 'ayse')).toBeNull();
  });

  it('is done without where storage is forbidden', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('denied');
    });
    expect(() => saveValue('role', 'ayse', 'user')).not.toThrow();
    expect(loadValue('role', 'ayse')).toBeNull();
    dropValue('role');
  });
});
