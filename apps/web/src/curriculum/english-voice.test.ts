import { expect, it } from 'vitest';
import { chooseVoice } from './english-voice.ts';

const voice = (lang: string, localService = true, isDefault = false): SpeechSynthesisVoice => ({
  lang,
  localService,
  default: isDefault,
  name: lang,
  voiceURI: lang,
});

it('selection of an English voice › prefers a device voice in the text’s variety (British or American)', () => {
  const voices = [voice('tr-TR'), voice('en-AU'), voice('en_US'), voice('en-GB')];
  expect(chooseVoice(voices, 'british')?.lang).toBe('en-GB');
  expect(chooseVoice(voices, 'american')?.lang).toBe('en_US');
  expect(chooseVoice(voices.slice(0, 2), 'british')?.lang).toBe('en-AU');
});

it('selection of an English voice › ignores voices that need a remote service or speak another language', () => {
  expect(chooseVoice([voice('en-GB', false), voice('tr-TR')], 'british')).toBeNull();
  expect(chooseVoice([voice('enm')], 'british')).toBeNull();
  expect(chooseVoice([], 'british')).toBeNull();
});
