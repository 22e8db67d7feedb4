import type { ShelfCard } from '@pratik/contract/shelf';
import type { ComponentType } from 'react';

export type Cover<Card extends ShelfCard> = Omit<Card, 'state' | 'score'>;

/** What tells one shelf of texts from another: those to read, those to hear. */
export type Shelf<Card extends ShelfCard> = {
  kind: 'reading' | 'listening';
  /** The state of a card that was gone through to its end. */
  done: Exclude<Card['state'], 'new' | 'begun'>;
  /** The shelf's own address; a text stands below it. */
  path: string;
  /** What a text is like, in one line. */
  Facts: ComponentType<{ text: Cover<Card> }>;
};

export const onShelf = ({ path }: { path: string }, textId: string): string =>
  `${path}/${encodeURIComponent(textId)}`;
