import { createHash } from 'node:crypto';
import type { CefrLevel } from '@pratik/contract/common';
import type { MessageFeedback } from '@pratik/contract/feedback';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { keepLevel } from './drafts.store.ts';
import type { DraftRow, WritingRow } from './writing.tables.ts';
import { assessmentOf, boundsOf, counting, isSettled } from './writing.view.ts';

/** Identifies the corrections from which a level was computed. */
const fingerprintOf = (feedback: MessageFeedback): string =>
  createHash('sha256')
    .update(JSON.stringify(counting(feedback).map(({ code, confidence }) => [code, confidence])))
    .digest('base64url');

/**
 * Returns the level of a submitted draft for a list; null when it has none. The level is cached until its
 * corrections change, because computing it for a long text blocks the event loop and a page has a hundred drafts.
 */
export const listedLevel = async (
  { db, curriculum }: { db: Db; curriculum: Curriculum },
  piece: WritingRow,
  draft: DraftRow,
  feedback: MessageFeedback | null,
): Promise<CefrLevel | null> => {
  if (!feedback || !isSettled(feedback)) return null;
  const fingerprint = fingerprintOf(feedback);
  if (draft.level_of === fingerprint) return draft.level;
  const found = await assessmentOf(curriculum, draft.text, boundsOf(piece), feedback);
  const level = found?.kind === 'estimate' ? found.level : null;
  await keepLevel(db, draft.id, { level, level_of: fingerprint });
  return level;
};
