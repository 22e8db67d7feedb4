import type { CefrLevel } from '@pratik/contract/common';
import type { Reading, ReadingCard, ReadingQuestion } from '@pratik/contract/reading';
import type { Item } from '../../curriculum/curriculum.service.ts';
import { minutesFor } from './reading.policy.ts';
import type { AnswerRow, ReadingRow } from './reading.tables.ts';

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

/** A question; what is right is told once it is answered. */
export const questionView = (item: Item<'question'>, answer: AnswerRow | undefined): ReadingQuestion => ({
  id: item.id,
  ask: item.body.ask,
  options: item.body.options,
  given: answer
    ? {
        choice: answer.choice,
        answer: item.body.answer,
        evidence: item.body.evidence,
        why: item.body.why,
      }
    : null,
});
