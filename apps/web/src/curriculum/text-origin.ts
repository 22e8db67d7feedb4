import type { Variety } from './english-voice.ts';

/** Where tapped words stand: what the look-up asks by and what a saved word remembers. */
export type TextOrigin = {
  kind: 'reading' | 'listening' | 'chat';
  id: string;
  /** Of the curriculum, whose glossary knows what words mean there. */
  textId?: string;
  variety?: Variety;
};
