import type { ShelfCard } from '@pratik/contract/shelf';
import type { ComponentType } from 'react';

export type Cover<Card extends ShelfCard> = Omit<Card, 'teaser' | 'state' | 'score'>;

/** The properties in which the lists of readings and listenings differ. */
export type Shelf<Card extends ShelfCard> = {
  kind: 'reading' | 'listening';
  /** The name of the state of a finished text. Readings and listenings use different names. */
  done: Exclude<Card['state'], 'new' | 'begun'>;
  /** URL path of the list page. The path of each text starts with this path. */
  path: string;
  /** Renders facts about a text, such as its length, in one row. */
  Facts: ComponentType<{ text: Cover<Card> }>;
};

export const onShelf = ({ path }: { path: string }, textId: string): string =>
  `${path}/${encodeURIComponent(textId)}`;
