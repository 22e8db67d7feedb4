import type { Understanding } from '../understanding/understand.ts';

/**
 * Whether the message expresses personal sorrow. No role-play question asks about sorrow. Therefore such a message
 * is not an answer, even if one of its words matches an expected answer.
 */
export const isPersonal = ({ facts, heard }: Understanding): boolean =>
  facts.some(
    ({ kind, about }) =>
      kind === 'death' ||
      (kind === 'illness' && about !== '') ||
      (kind === 'bad-event' &&
        /\b(?:exam|test|lost my job|fired|divorced?|broke up|bullied|bullying|(?:angry|shouted|laughed) (?:with|at) me|left me|fight with|argued with)\b/.test(
          heard.plain,
        )),
  );
