import type { SaidKind, SoundId } from '@pratik/contract/speaking';

/** Where sentences are said aloud: reached from wherever there are some. */
export const speakingPath = '/pages/speaking-practice';
export const saidPath = (kind: SaidKind, id: string): string =>
  `${speakingPath}/${kind}/${encodeURIComponent(id)}`;
export const soundPath = (id: SoundId): string => `${speakingPath}/sounds/${id}`;
