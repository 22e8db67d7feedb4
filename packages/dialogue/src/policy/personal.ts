import type { Understanding } from '../understanding/understand.ts';

/** Sorrow that no question of a role-play asks for, even when a word of the message fits an answer. */
export const isPersonal = ({ facts, heard }: Understanding): boolean =>
  facts.some(
    ({ kind, about }) =>
      kind === 'death' ||
      (kind === 'illness' && about !== '') ||
      (kind === 'bad-event' &&
        /\b(?:exam|test|lost my job|fired|divorced?|broke up|bullied|bullying)\b/.test(heard.plain)),
  );
