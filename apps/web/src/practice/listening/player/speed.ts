import { loadValue, saveValue } from '../../../lib/storage.ts';

export const speeds = [0.6, 0.75, 0.85, 1, 1.1, 1.25] as const;

const speedKey = 'listeningspeed';
const captionsKey = 'listeningcaptions';
/** How somebody listens belongs to the device, as its loudspeaker does. */
const subject = 'device';

/** Kept as hundredths: only letters and digits are ever stored (SPECIFICATION §5). */
export const loadSpeed = (): number => {
  const stored = Number(loadValue(speedKey, subject)) / 100;
  return speeds.find((speed) => speed === stored) ?? 1;
};
export const saveSpeed = (speed: number): void =>
  saveValue(speedKey, subject, String(Math.round(speed * 100)));

/** On unless switched off. */
export const loadCaptions = (): boolean => loadValue(captionsKey, subject) !== 'off';
export const saveCaptions = (on: boolean): void => saveValue(captionsKey, subject, on ? 'on' : 'off');
