import type { ShelfCard } from '@pratik/contract/shelf';
import type { ComponentType } from 'react';

export type Cover<Card extends ShelfCard> = Omit<Card, 'state' | 'score'>;

/** The differences between the two shelves: readings and listenings. */
export type Shelf<Card extends ShelfCard> = {
  kind: 'reading' | 'listening';
  /** The state of a card that is finished. */
  done: Exclude<Card['state'], 'new' | 'begun'>;
  /** The path of the shelf. The paths of its texts start with it. */
  path: string;
  /** Renders the facts about a text in one line. */
  Facts: ComponentType<{ text: Cover<Card> }>;
};

export const onShelf = ({ path }: { path: string }, textId: string): string =>
  `${path}/${encodeURIComponent(textId)}`;
