import type { CefrLevel } from '@pratik/contract/common';
import type { Reading, ReadingCard } from '@pratik/contract/reading';
import { splitSentences } from '@pratik/feedback/text/sentences';
import type { Item } from '../../curriculum/curriculum.service.ts';
import { seriesOf } from '../../curriculum/series.service.ts';
import { minutesFor } from './reading.policy.ts';
import type { ReadingRow } from './reading.tables.ts';

type Cover = Omit<ReadingCard, 'teaser' | 'state' | 'score'>;

export const coverView = (item: Item<'reading'>, cefr: CefrLevel, relativePace: number): Cover => ({
  id: item.id,
  title: item.title,
  levelId: item.levelId ?? cefr,
  topic: item.topic,
  series: seriesOf(item.body),
  type: item.body.type,
  words: item.body.words,
  minutes: minutesFor(item.body.words, cefr, relativePace),
});

/**
 * Returns the first sentence of a text, which the list of texts shows. Skips headings, dates and salutations, which
 * have no final punctuation mark or fewer than four words. Null if no sentence remains.
 */
export const teaserOf = ({ body }: Pick<Item<'reading'>, 'body'>): string | null =>
  body.paragraphs
    .flatMap((text) => splitSentences(text).map(({ start, end }) => text.slice(start, end).trim()))
    .find((sentence) => /[.!?…]["’”]?$/.test(sentence) && sentence.split(/\s+/).length >= 4) ?? null;

export const readingView = (row: ReadingRow): Reading => ({
  id: row.id,
  startedAt: row.started_at.toISOString(),
  sentence: row.sentence,
  readAt: row.read_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
  pace: row.pace,
});
