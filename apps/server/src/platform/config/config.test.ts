import { expect, test } from 'vitest';
import { ConfigFault, readConfig } from './config.ts';

const faultsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigFault) return error.faults;
    throw error;
  }
  return [];
};

test('with nothing set everything has a value that works', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    PORT: 3000,
    DAILY_CHAT_MINUTES: 10,
    SIGN_UP: false,
    METRICS: false,
    TRUSTED_PROXIES: [],
  });
});

test('every fault is named at once', () => {
  const faults = faultsOf({
    PORT: '70000',
    SIGN_UP: 'evet',
    TIME_ZONE: 'Ankara',
    DATABASE_URL: 'mysql://x',
    TRUSTED_PROXIES: '10.0.0.1, vekil',
    AI_BASE_URL: 'http://ai/v1',
  });
  expect(faults.map((fault) => fault.split(/[.:]/)[0]).sort()).toEqual([
    'AI_MODEL',
    'DATABASE_URL',
    'PORT',
    'SIGN_UP',
    'TIME_ZONE',
    'TRUSTED_PROXIES',
  ]);
  expect(faultsOf({ BOOTSTRAP_ADMIN_PASSWORD: 'uzun bir şifre' })).toEqual([
    'BOOTSTRAP_ADMIN_EMAIL: BOOTSTRAP_ADMIN_EMAIL ile BOOTSTRAP_ADMIN_PASSWORD birlikte verilmeli',
  ]);
});

test('trusted proxies may be written with spaces, as addresses, ranges or names', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16 ,::1,loopback' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.1',
    '192.168.0.0/16',
    '::1',
    'loopback',
  ]);
});
