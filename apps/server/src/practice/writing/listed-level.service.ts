import { createHash } from 'node:crypto';
import type { CefrLevel } from '@pratik/contract/common';
import type { MessageFeedback } from '@pratik/contract/feedback';
import type { Curriculum } from '../../curriculum/curriculum.service.ts';
import type { Db } from '../../platform/db/database.ts';
import type { Processing } from '../../processing/processing.service.ts';
import { keepLevel, selectLastSubmitted } from './drafts.store.ts';
import { selectWritings } from './writing.store.ts';
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

type Parts = { db: Db; curriculum: Curriculum; processing: Processing };

/** Returns the levels of the last submitted drafts of these pieces. Pieces without a level are missing. */
export const levelsOfPieces = async (
  parts: Parts,
  userId: string,
  pieceIds: readonly string[],
): Promise<Map<string, CefrLevel>> => {
  if (pieceIds.length === 0) return new Map();
  const rows = await selectWritings(parts.db, userId, pieceIds);
  const last = await selectLastSubmitted(
    parts.db,
    rows.map(({ id }) => id),
  );
  const feedback = await parts.processing.feedbackOf(last.map(({ draft }) => draft.id));
  const levels = new Map<string, CefrLevel>();
  // Computes the levels one after another, so that this does not block other requests for long.
  for (const { draft } of last) {
    const piece = rows.find(({ id }) => id === draft.writing_id);
    const level = piece && (await listedLevel(parts, piece, draft, feedback.get(draft.id) ?? null));
    if (level) levels.set(draft.writing_id, level);
  }
  return levels;
};
