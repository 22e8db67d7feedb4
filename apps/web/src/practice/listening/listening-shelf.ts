import type { ListeningCard } from '@pratik/contract/listening';
import type { Shelf } from '../../curriculum/shelf/shelf.ts';
import { listeningPath } from './listening-path.ts';
import { ScriptFacts } from './script-facts.tsx';

export const listeningShelf: Shelf<ListeningCard> = {
  kind: 'listening',
  done: 'heard',
  path: listeningPath,
  Facts: ScriptFacts,
};
