import type { ShelfCard } from '@pratik/contract/shelf';
import type { ComponentType } from 'react';

export type Cover<Card extends ShelfCard> = Omit<Card, 'teaser' | 'state' | 'score'>;

/** Properties in which the lists of readings and of listenings differ. */
export type Shelf<Card extends ShelfCard> = {
  kind: 'reading' | 'listening';
  /** Text key for the state of a finished text, which differs between readings and listenings. */
  done: Exclude<Card['state'], 'new' | 'begun'>;
  /** URL path of the list page. The path of each text starts with this path. */
  path: string;
  /** Renders facts about a text, such as its length, in one row. */
  Facts: ComponentType<{ text: Cover<Card> }>;
};

export const onShelf = ({ path }: { path: string }, textId: string): string =>
  `${path}/${encodeURIComponent(textId)}`;
