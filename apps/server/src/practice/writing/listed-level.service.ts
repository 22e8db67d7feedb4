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
 * The level of a submitted draft in a list. Null when it has none. Computing the level of a text of 30,000 letters
 * blocks the event loop for a long time and a page has a hundred drafts, so the level is computed once and again
 * only when the counted corrections change.
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
