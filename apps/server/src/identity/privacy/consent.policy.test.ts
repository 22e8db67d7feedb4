import { browserService } from '@pratik/contract/privacy';
import { expect, test } from 'vitest';
import { isConsentValid, servicesOf } from './consent.policy.ts';

const given = { given: true, text_version: 2, service: 'ai.example.org' };

test('consent › is valid only for the service that it names, and only while its text version is accepted', () => {
  expect(isConsentValid(given, 'ai.example.org', 2)).toBe(true);
  expect(isConsentValid(given, 'ai.example.org', 1)).toBe(true);
  expect(isConsentValid(given, 'ai.example.org', 3)).toBe(false);
  expect(isConsentValid(given, 'other.example.org', 2)).toBe(false);
  expect(isConsentValid(given, undefined, 2)).toBe(false);
  expect(isConsentValid({ ...given, given: false }, 'ai.example.org', 2)).toBe(false);
  expect(isConsentValid(undefined, 'ai.example.org', 1)).toBe(false);
});

test('services that need consent › are named by their host, and include the browser’s speech recognition when no transcription provider is configured', () => {
  const none = { AI_BASE_URL: undefined, TRANSCRIPTION_BASE_URL: undefined, SPEECH_BASE_URL: undefined };
  expect(servicesOf(none)).toEqual({ voice: browserService });
  expect(servicesOf({ ...none, AI_BASE_URL: 'https://api.example.org:8443/v1' })).toEqual({
    ai: 'api.example.org:8443',
    voice: browserService,
  });
  expect(servicesOf({ ...none, TRANSCRIPTION_BASE_URL: 'https://ear.example.org/v1' })).toEqual({
    voice: 'ear.example.org',
  });
});

test('services that need consent › include the speech provider only when it is outside the organisation’s network', () => {
  const none = { AI_BASE_URL: undefined, TRANSCRIPTION_BASE_URL: undefined };
  const speechOf = (url: string) => servicesOf({ ...none, SPEECH_BASE_URL: url }).speech;
  expect(speechOf('https://voice.example.org/v1')).toBe('voice.example.org');
  for (const url of ['http://localhost:8880/v1', 'http://10.0.0.7/v1', 'http://kokoro:8880/v1']) {
    expect(speechOf(url)).toBeUndefined();
  }
});
