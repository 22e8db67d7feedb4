import type { Variety } from './english-voice.ts';

/**
 * Text in which the learner looks up words. It is part of each look-up request and is stored with each saved word.
 */
export type TextOrigin = {
  kind: 'reading' | 'listening' | 'chat';
  id: string;
  /** Id of the text, if it belongs to the library. The look-up searches its glossary first. */
  textId?: string;
  variety?: Variety;
};
