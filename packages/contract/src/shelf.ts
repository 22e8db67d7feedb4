import { z } from 'zod';
import { cefrLevel, oneLine, plainText } from './common.ts';

/** Shared types of readings and listenings. */

export const textId = plainText.min(1).max(120);

/** Metadata of a text. */
export const cover = {
  id: z.string(),
  title: z.string(),
  levelId: z.string(),
  topic: z.string().nullable(),
};

/** Result of the last finished session; null when there is none. */
export const score = z.object({ right: z.int(), total: z.int() }).nullable();

export const levelAsked = z.object({
  /** Omitted: the user’s own level. */
  level: oneLine.max(60).optional(),
});

/** Levels that have texts, and the shown level. */
export const offeredLevels = {
  /** Null when the user has no level. Then the offer comes from a level that suits most learners. */
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
  /** When the requested level has no texts: the nearest level that has some; null otherwise. */
  nearestLevel: z.string().nullable(),
};

/** Response of a shelf, for a given card schema. */
export const choicesOf = <Card extends z.ZodType>(card: Card) => ({
  ...offeredLevels,
  texts: z.array(card),
  /** The text of the day. `done` is true when a text was finished today. Null when there is nothing to offer. */
  today: z.object({ done: z.boolean(), text: card.nullable() }).nullable(),
  /** Started but unfinished texts, the most recent first, including texts retired since. */
  begun: z.array(card),
});

/** A finished session, including all questions. */
export const finishedText = {
  id: z.uuid(),
  textId: z.string(),
  title: z.string(),
  levelId: z.string(),
  finishedAt: z.iso.datetime(),
  right: z.int(),
  total: z.int(),
};

/** Fields that all cards on a shelf share. The values of `state` differ per shelf. */
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
