import type { AnswerOf } from '@pratik/contract/call';
import type { MessageFeedback } from '@pratik/contract/feedback';
import { getLearnerDashboard } from '@pratik/contract/progress';
import {
  type Draft,
  type DraftNow,
  getPiece,
  getWritingChoices,
  listPieces,
  type Piece,
} from '@pratik/contract/writing';
import type { QueryClient } from '@tanstack/react-query';
import { callKey, callQuery, listQuery } from '../../lib/api/query-client.ts';

export type Choices = AnswerOf<typeof getWritingChoices>;

export const historyPageSize = 10;

/**
 * Loads the writing prompts of a level or, without a level, of the learner’s own level. The previous list stays
 * visible during loading.
 */
export const choicesQuery = (level: string) => listQuery(getWritingChoices, level === '' ? {} : { level });
export const historyQuery = (page: number) => listQuery(listPieces, { page, size: historyPageSize });
export const pieceQuery = (id: string) => callQuery(getPiece, { id });

export const putPiece = (client: QueryClient, piece: Piece): void => {
  client.setQueryData(pieceQuery(piece.id).queryKey, piece);
};

/** Writes a saved draft to the cached piece, so that the next visit shows the saved text. */
export const putSaved = (client: QueryClient, pieceId: string, draftId: string, now: DraftNow): void => {
  client.setQueryData(
    pieceQuery(pieceId).queryKey,
    (piece) =>
      piece && {
        ...piece,
        drafts: piece.drafts.map((draft) => (draft.id === draftId ? { ...draft, ...now } : draft)),
      },
  );
};

/** Sets or removes the disputed state of a correction in the cache before the server confirms it. */
export const putDispute = (
  client: QueryClient,
  pieceId: string,
  correctionId: string,
  disputed: boolean,
): void => {
  client.setQueryData(
    pieceQuery(pieceId).queryKey,
    (piece) =>
      piece && { ...piece, drafts: piece.drafts.map((draft) => withDispute(draft, correctionId, disputed)) },
  );
};

const withDispute = (draft: Draft, correctionId: string, disputed: boolean): Draft => {
  if (!draft.feedback) return draft;
  const corrections = draft.feedback.corrections.map((one) =>
    one.id === correctionId ? { ...one, disputed } : one,
  );
  return { ...draft, feedback: { ...draft.feedback, corrections } };
};

export const isPending = (feedback: MessageFeedback | null): boolean =>
  feedback !== null && (feedback.state === 'waiting' || feedback.state === 'processing');

/** Marks the lists of pieces and the dashboard as outdated, so that they are fetched again. */
export const markListsStale = (client: QueryClient): void => {
  for (const call of [getWritingChoices, listPieces, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};
