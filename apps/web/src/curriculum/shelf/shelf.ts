import type { ShelfCard } from '@pratik/contract/shelf';
import type { ComponentType } from 'react';

export type Cover<Card extends ShelfCard> = Omit<Card, 'state' | 'score'>;

/** The properties in which the lists of readings and listenings differ. */
export type Shelf<Card extends ShelfCard> = {
  kind: 'reading' | 'listening';
  /** The state of a finished text: its name differs between readings and listenings. */
  done: Exclude<Card['state'], 'new' | 'begun'>;
  /** URL path of the list page. The paths of its texts start with this path. */
  path: string;
  /** Renders the facts about a text in one row. */
  Facts: ComponentType<{ text: Cover<Card> }>;
};

export const onShelf = ({ path }: { path: string }, textId: string): string =>
  `${path}/${encodeURIComponent(textId)}`;
