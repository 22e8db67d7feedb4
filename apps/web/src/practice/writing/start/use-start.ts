import { startPiece } from '@pratik/contract/writing';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { callApi } from '../../../lib/api/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { markListsStale, putPiece } from '../writing.queries.ts';
import { piecePath } from '../writing-path.ts';

/** Starts a piece with or without a prompt and opens it. An unfinished piece is opened instead of a new one. */
export const useStart = () => {
  const client = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    mutationFn: (promptId: string | null) =>
      callApi(startPiece, { pieceId: newId(), draftId: newId(), promptId }),
    onSuccess: async (piece) => {
      putPiece(client, piece);
      markListsStale(client);
      await navigate(piecePath(piece.id));
    },
  });
};

export type Start = ReturnType<typeof useStart>;
