import type { Understanding } from '../understanding/understand.ts';

/**
 * Returns whether the message expresses personal sorrow, which no role-play question asks for, even when one word
 * fits an answer.
 */
export const isPersonal = ({ facts, heard }: Understanding): boolean =>
  facts.some(
    ({ kind, about }) =>
      kind === 'death' ||
      (kind === 'illness' && about !== '') ||
      (kind === 'bad-event' &&
        /\b(?:exam|test|lost my job|fired|divorced?|broke up|bullied|bullying)\b/.test(heard.plain)),
  );
