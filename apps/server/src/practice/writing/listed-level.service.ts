import { createHash } from 'node:crypto';
import type { CefrLevel } from '@pratik/contract/common';
import type { MessageFeedback } from '@pratik/contract/feedback';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { keepLevel } from './drafts.store.ts';
import type { DraftRow, WritingRow } from './writing.tables.ts';
import { assessmentOf, boundsOf, counting, isSettled } from './writing.view.ts';

/** Returns a fingerprint of the corrections from which a level is computed. */
const fingerprintOf = (feedback: MessageFeedback): string =>
  createHash('sha256')
    .update(JSON.stringify(counting(feedback).map(({ code, confidence }) => [code, confidence])))
    .digest('base64url');

/**
 * Returns the level of a submitted draft for a list; null when the draft has no level. The level is stored until
 * the corrections change: computing it for a long text blocks the event loop, and a page may show a hundred drafts.
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
