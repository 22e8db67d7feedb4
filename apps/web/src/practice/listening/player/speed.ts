import { loadValue, saveValue } from '../../../lib/storage/storage.ts';

export const speeds = [0.6, 0.75, 0.85, 1, 1.1, 1.25] as const;

const speedKey = 'listeningspeed';
const captionsKey = 'listeningcaptions';
/** Playback settings are stored per device, not per user. */
const subject = 'device';

/**
 * The speed is stored as a whole number of hundredths, because local storage may contain only letters, digits and
 * spaces (docs/specification.md, 5.1).
 */
export const loadSpeed = (): number => {
  const stored = Number(loadValue(speedKey, subject)) / 100;
  return speeds.find((speed) => speed === stored) ?? 1;
};
export const saveSpeed = (speed: number): void =>
  saveValue(speedKey, subject, String(Math.round(speed * 100)));

/** Returns whether captions are shown. They are shown by default. */
export const loadCaptions = (): boolean => loadValue(captionsKey, subject) !== 'off';
export const saveCaptions = (on: boolean): void => saveValue(captionsKey, subject, on ? 'on' : 'off');
