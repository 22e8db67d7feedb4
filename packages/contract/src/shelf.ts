import { z } from 'zod';
import { cefrLevel, oneLine, plainText } from './common.ts';

/** Texts to choose from, to be read or to be heard. */

export const textId = plainText.min(1).max(120);

/** What stands on the cover of any text. */
export const cover = {
  id: z.string(),
  title: z.string(),
  levelId: z.string(),
  topic: z.string().nullable(),
};

/** Of the last time it was gone through. */
export const score = z.object({ right: z.int(), total: z.int() }).nullable();

export const levelAsked = z.object({
  /** The person's own level when left out. */
  level: oneLine.max(60).optional(),
});

/** The levels there is something at, and which of them is shown. */
export const offeredLevels = {
  /** Null while the person has no level; what is offered then comes from one that suits most. */
  ownLevel: z.string().nullable(),
  level: z.string(),
  levels: z.array(
    z.object({
      id: z.string(),
      cefr: cefrLevel,
      name: z.object({ tr: z.string(), en: z.string() }),
      published: z.int(),
    }),
  ),
  /** Where there is nothing at the level asked for: the nearest one that has something. */
  nearestLevel: z.string().nullable(),
};

/** What a shelf offers, by the card of its texts. */
export const choicesOf = <Card extends z.ZodType>(card: Card) => ({
  ...offeredLevels,
  texts: z.array(card),
  /** One for today; `done` once one was finished today. Null where there is nothing to offer. */
  today: z.object({ done: z.boolean(), text: card.nullable() }).nullable(),
  /** Begun and not finished, the last one first; also what has been retired meanwhile. */
  begun: z.array(card),
});

/** One that was gone through to its last question. */
export const finishedText = {
  id: z.uuid(),
  textId: z.string(),
  title: z.string(),
  levelId: z.string(),
  finishedAt: z.iso.datetime(),
  right: z.int(),
  total: z.int(),
};

/** What is shown of any text on a shelf, `state` aside from what it is called there. */
export type ShelfCard = {
  id: string;
  title: string;
  levelId: string;
  topic: string | null;
  state: string;
  score: z.infer<typeof score>;
};

export type ShelfChoices<Card> = {
  ownLevel: string | null;
  level: string;
  levels: z.infer<(typeof offeredLevels)['levels']>;
  nearestLevel: string | null;
  texts: Card[];
  today: { done: boolean; text: Card | null } | null;
  begun: Card[];
};
