import type { ReadingCard } from '@pratik/contract/reading';
import type { Shelf } from '../../curriculum/shelf/shelf.ts';
import { readingPath } from './reading-path.ts';
import { TextFacts } from './text-facts.tsx';

export const readingShelf: Shelf<ReadingCard> = {
  kind: 'reading',
  done: 'read',
  path: readingPath,
  Facts: TextFacts,
};
