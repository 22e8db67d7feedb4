import { type ServerVoice, serverVoices } from '@pratik/contract/voice';
import { useSyncExternalStore } from 'react';
import { loadValue, saveValue } from '../../lib/storage/storage.ts';

export const voiceSpeeds = [0.6, 0.75, 0.85, 1, 1.1, 1.25] as const;

/**
 * `auto` selects the configured provider if there is one, otherwise the browser’s voice, otherwise the voice
 * bundled with Pratik.
 */
export type VoiceName = 'auto' | 'browser' | ServerVoice;

/** Voice settings that are stored on this device. */
export type VoiceChoice = {
  /** Whether replies are read aloud automatically. Null until the user decides. */
  readonly aloud: boolean | null;
  readonly speed: number;
  readonly voice: VoiceName;
};

const key = 'voicechoice';
/** Voice settings are stored per device, not per user. */
const subject = 'device';
const names: readonly VoiceName[] = ['auto', 'browser', ...serverVoices];
const usual: VoiceChoice = { aloud: null, speed: 1, voice: 'auto' };

// Removes the hyphen from a voice name, because the storage accepts only letters, digits and spaces
// (docs/specification.md, 5.1).
const bare = (name: VoiceName): string => name.replace('-', '');

const read = (): VoiceChoice => {
  const [aloud, hundredths, voice] = (loadValue(key, subject) ?? '').split(' ');
  return {
    aloud: aloud === 'on' ? true : aloud === 'off' ? false : null,
    speed: voiceSpeeds.find((speed) => Math.round(speed * 100) === Number(hundredths)) ?? usual.speed,
    voice: names.find((name) => bare(name) === voice) ?? usual.voice,
  };
};

let known: VoiceChoice | null = null;
const listeners = new Set<() => void>();

export const voiceChoice = (): VoiceChoice => {
  known ??= read();
  return known;
};

export const changeVoice = (change: Partial<VoiceChoice>): void => {
  known = { ...voiceChoice(), ...change };
  const { aloud, speed, voice } = known;
  const answer = aloud === null ? 'open' : aloud ? 'on' : 'off';
  saveValue(key, subject, `${answer} ${Math.round(speed * 100)} ${bare(voice)}`);
  for (const listener of listeners) listener();
};

/** Clears the cached voice settings. Only for tests, which clear the storage. */
export const rereadVoice = (): void => {
  known = null;
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useVoiceChoice = (): VoiceChoice => useSyncExternalStore(subscribe, voiceChoice, () => usual);
