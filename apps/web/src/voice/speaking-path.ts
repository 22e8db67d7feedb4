import type { SaidKind, SoundId } from '@pratik/contract/speaking';

/** Path of pronunciation practice, linked from every page with sentences. */
export const speakingPath = '/pages/speaking-practice';
export const saidPath = (kind: SaidKind, id: string): string =>
  `${speakingPath}/${kind}/${encodeURIComponent(id)}`;
export const soundPath = (id: SoundId): string => `${speakingPath}/sounds/${id}`;
