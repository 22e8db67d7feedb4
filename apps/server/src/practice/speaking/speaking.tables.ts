import type { SaidKind, SoundId } from '@pratik/contract/speaking';

export type SpokenRow = {
  id: string;
  user_id: string;
  kind: SaidKind | 'pair';
  item_id: string;
  item_version: number;
  sentence: number;
  seconds: number;
  at: Date;
};

export type SoundAnswerRow = {
  id: string;
  user_id: string;
  sound_id: SoundId;
  item_version: number;
  pair: number;
  way: 'hear' | 'say';
  is_right: boolean;
  at: Date;
};

export type MissRow = { user_id: string; sound_id: SoundId; word: string; day: string; at: Date };

export type SpeakingTables = {
  spoken_sentences: SpokenRow;
  sound_answers: SoundAnswerRow;
  sound_misses: MissRow;
};
