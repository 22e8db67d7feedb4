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
import { callKey, callQuery, listQuery } from '../../lib/query-client.ts';

export type Choices = AnswerOf<typeof getWritingChoices>;

export const historyPageSize = 10;

/** The prompts of a level, by default the learner's own; the previous list stays visible while another level loads. */
export const choicesQuery = (level: string) => listQuery(getWritingChoices, level === '' ? {} : { level });
export const historyQuery = (page: number) => listQuery(listPieces, { page, size: historyPageSize });
export const pieceQuery = (id: string) => callQuery(getPiece, { id });

export const putPiece = (client: QueryClient, piece: Piece): void => {
  client.setQueryData(pieceQuery(piece.id).queryKey, piece);
};

/** Stores a saved draft in the cached piece, for the next visit to its page. */
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

/** Marks a correction as disputed or not in the cache, before the server confirms it. */
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

/** Marks the lists and the dashboard as stale. */
export const markListsStale = (client: QueryClient): void => {
  for (const call of [getWritingChoices, listPieces, getLearnerDashboard]) {
    void client.invalidateQueries({ queryKey: callKey(call), refetchType: 'none' });
  }
};
