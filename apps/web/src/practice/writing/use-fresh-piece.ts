import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { pieceQuery } from './writing.queries.ts';

/** What was read so long ago may have been changed on another device since. Milliseconds. */
const freshFor = 5_000;

/** Reads a piece anew when one comes back to its page, while nothing written here is unsaved. */
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
