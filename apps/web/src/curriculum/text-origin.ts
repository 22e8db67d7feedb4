import type { Variety } from './english-voice.ts';

/** The text in which words are tapped. It is used for the look-up and stored with a saved word. */
export type TextOrigin = {
  kind: 'reading' | 'listening' | 'chat';
  id: string;
  /** The id of a curriculum text, whose glossary is searched first. */
  textId?: string;
  variety?: Variety;
};
