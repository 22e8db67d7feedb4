import { expect, test } from 'vitest';
import { ConfigError, readConfig } from './config.ts';

const problemsOf = (env: Record<string, string>): readonly string[] => {
  try {
    readConfig(env);
  } catch (error) {
    if (error instanceof ConfigError) return error.errors;
    throw error;
  }
  return [];
};

test('configuration › has a working default for every setting', () => {
  expect(readConfig({ PORT: '' })).toMatchObject({
    PORT: 3000,
    DAILY_CHAT_MINUTES: 10,
    SIGN_UP: false,
    METRICS: false,
    TRUSTED_PROXIES: [],
  });
});

test('configuration › reports all invalid settings at once', () => {
  const errors = problemsOf({
    PORT: '70000',
    SIGN_UP: 'evet',
    TIME_ZONE: 'Ankara',
    DATABASE_URL: 'mysql://x',
    TRUSTED_PROXIES: '10.0.0.1, vekil',
    AI_BASE_URL: 'http://ai/v1',
  });
  expect(errors.map((line) => line.split(/[.:]/)[0]).sort()).toEqual([
    'AI_MODEL',
    'DATABASE_URL',
    'PORT',
    'SIGN_UP',
    'TIME_ZONE',
    'TRUSTED_PROXIES',
  ]);
  expect(problemsOf({ BOOTSTRAP_ADMIN_PASSWORD: 'uzun bir şifre' })).toEqual([
    'BOOTSTRAP_ADMIN_EMAIL: BOOTSTRAP_ADMIN_EMAIL ile BOOTSTRAP_ADMIN_PASSWORD birlikte verilmeli',
  ]);
});

test('configuration › accepts a list of trusted proxies with spaces, as addresses, address ranges or names', () => {
  expect(readConfig({ TRUSTED_PROXIES: '10.0.0.1, 192.168.0.0/16 ,::1,loopback' }).TRUSTED_PROXIES).toEqual([
    '10.0.0.1',
    '192.168.0.0/16',
    '::1',
    'loopback',
  ]);
});

test('configuration › rejects two identity providers and missing settings of the chosen provider', () => {
  const firebase = { FIREBASE_PROJECT_ID: 'okulum-pratik', FIREBASE_API_KEY: 'web' };
  const oidc = { OIDC_ISSUER: 'https://kimlik.okul.example', OIDC_CLIENT_ID: 'p', OIDC_AUDIENCE: 'api' };
  const admin = { BOOTSTRAP_ADMIN_EMAIL: 'a@okul.example', BOOTSTRAP_ADMIN_PASSWORD: 'uzun bir şifre' };
  const settingsOf = (env: Record<string, string>) => problemsOf(env).map((line) => line.split(':')[0]);
  expect(problemsOf(firebase)).toEqual([]);
  expect(settingsOf({ ...firebase, ...oidc })).toEqual(['FIREBASE_PROJECT_ID']);
  expect(settingsOf({ ...firebase, ...admin })).toEqual(['BOOTSTRAP_ADMIN_EMAIL']);
  expect(settingsOf({ FIREBASE_PROJECT_ID: 'okulum-pratik' })).toEqual(['FIREBASE_API_KEY']);
  expect(settingsOf({ FIREBASE_SERVICE_ACCOUNT_FILE: 'x.json' })).toEqual(['FIREBASE_PROJECT_ID']);
  expect(settingsOf({ ...firebase, FIREBASE_PROJECT_ID: 'Okulum/../x' })).toEqual(['FIREBASE_PROJECT_ID']);
});

test('OpenID Connect settings › are rejected when the audience equals the client id, because ID tokens would then be accepted as access tokens', () => {
  const oidc = { OIDC_ISSUER: 'https://kimlik.okul.example', OIDC_CLIENT_ID: 'pratik' };
  expect(problemsOf({ ...oidc, OIDC_AUDIENCE: 'pratik-api' })).toEqual([]);
  expect(problemsOf({ ...oidc, OIDC_AUDIENCE: 'pratik' })).toEqual([
    expect.stringMatching(/^OIDC_AUDIENCE: /),
  ]);
});
