import { z } from 'zod';
import { cefrLevel, oneLine, plainText } from './common.ts';

/** Id of a reading or a listening. */

export const textId = plainText.min(1).max(120);

/** Metadata that readings and listenings share. */
export const cover = {
  id: z.string(),
  title: z.string(),
  levelId: z.string(),
  topic: z.string().nullable(),
};

/** Result of the last finished session; null before the first finished session. */
export const score = z.object({ right: z.int(), total: z.int() }).nullable();

export const levelAsked = z.object({
  /** The level to list; omitted for the user’s own level. */
  level: oneLine.max(60).optional(),
});

/** The levels that have texts, and the level that is shown. */
export const offeredLevels = {
  /** The user’s level; null for a user without a level, who sees texts of a level that suits most learners. */
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
  /** The nearest level with texts, when the requested level has no texts; otherwise null. */
  nearestLevel: z.string().nullable(),
};

/** The response schema of the list of texts, for a given card schema. */
export const choicesOf = <Card extends z.ZodType>(card: Card) => ({
  ...offeredLevels,
  texts: z.array(card),
  /** Today’s text; null when no text is available. `done` is true when the user has finished a text today. */
  today: z.object({ done: z.boolean(), text: card.nullable() }).nullable(),
  /** Started but unfinished texts, the most recent first, including texts that were retired later. */
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

/** Fields that the cards of readings and listenings share. The values of `state` differ between the two. */
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
