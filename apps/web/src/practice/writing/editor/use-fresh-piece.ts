import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pieceQuery } from '../writing.queries.ts';

/** Age in milliseconds after which a piece is fetched again, because it may have changed on another device. */
const freshFor = 5_000;

/** Fetches a piece again when the user returns to its page, unless there is unsaved text. */
export const useFreshPiece = (pieceId: string, isClean: boolean): void => {
  const client = useQueryClient();
  const look = useEffectEvent(() => {
    const { queryKey } = pieceQuery(pieceId);
    const readAt = client.getQueryState(queryKey)?.dataUpdatedAt ?? 0;
    if (!isClean || document.visibilityState !== 'visible' || Date.now() - readAt < freshFor) return;
    void client.invalidateQueries({ queryKey });
  });
  useEffect(() => {
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
};
