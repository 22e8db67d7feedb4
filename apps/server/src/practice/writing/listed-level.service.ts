import { createHash } from 'node:crypto';
import type { CefrLevel } from '@pratik/contract/common';
import type { MessageFeedback } from '@pratik/contract/feedback';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { Db } from '../../platform/db/database.ts';
import { keepLevel } from './drafts.store.ts';
import type { DraftRow, WritingRow } from './writing.tables.ts';
import { assessmentOf, boundsOf, counting, isSettled } from './writing.view.ts';

/** Tells whether the corrections that count are those a level was worked out from. */
const fingerprintOf = (feedback: MessageFeedback): string =>
  createHash('sha256')
    .update(JSON.stringify(counting(feedback).map(({ code, confidence }) => [code, confidence])))
    .digest('base64url');

/**
 * The level of a sent draft as a list shows it; null where it has none. A text of 30,000 letters takes the event loop
 * for long and a page has a hundred: the level is worked out once, and again when what is counted as a mistake changes.
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
