import type { CefrLevel } from '@pratik/contract/common';
import type { Reading, ReadingCard } from '@pratik/contract/reading';
import type { Item } from '../../curriculum/curriculum.service.ts';
import { minutesFor } from './reading.policy.ts';
import type { ReadingRow } from './reading.tables.ts';

type Cover = Omit<ReadingCard, 'state' | 'score'>;

export const coverView = (item: Item<'reading'>, cefr: CefrLevel, relativePace: number): Cover => ({
  id: item.id,
  title: item.title,
  levelId: item.levelId ?? cefr,
  topic: item.topic,
  type: item.body.type,
  words: item.body.words,
  minutes: minutesFor(item.body.words, cefr, relativePace),
});

export const readingView = (row: ReadingRow): Reading => ({
  id: row.id,
  startedAt: row.started_at.toISOString(),
  sentence: row.sentence,
  readAt: row.read_at?.toISOString() ?? null,
  finishedAt: row.finished_at?.toISOString() ?? null,
  pace: row.pace,
});
