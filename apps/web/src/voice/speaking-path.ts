import type { SaidKind, SoundId } from '@pratik/contract/speaking';

/** URL path of the speaking practice. Every page with sentences links to this path. */
export const speakingPath = '/pages/speaking-practice';
export const saidPath = (kind: SaidKind, id: string): string =>
  `${speakingPath}/${kind}/${encodeURIComponent(id)}`;
export const soundPath = (id: SoundId): string => `${speakingPath}/sounds/${id}`;
