import type { Variety } from './english-voice.ts';

/**
 * The text that contains the tapped words. The look-up request contains this text, and a saved word is stored with
 * it.
 */
export type TextOrigin = {
  kind: 'reading' | 'listening' | 'chat';
  id: string;
  /** The id of a curriculum text. The look-up searches the glossary of this text first. */
  textId?: string;
  variety?: Variety;
};
