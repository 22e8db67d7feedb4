import type { Variety } from './english-voice.ts';

/**
 * The text from which the learner looks up words. It is part of each look-up request and is stored with each saved
 * word.
 */
export type TextOrigin = {
  kind: 'reading' | 'listening' | 'chat';
  id: string;
  /** The id, if the text belongs to the curriculum. The look-up searches the glossary of this text first. */
  textId?: string;
  variety?: Variety;
};
