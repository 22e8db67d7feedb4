import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSession } from '../../identity/session/session-context.ts';
import { startLive, stopLive, subscribeLive } from '../../lib/api/live-events.ts';

/** Keeps one live connection per tab open while the shell is shown. */
export const useLiveConnection = (): void => {
  const session = useSession();
  const queryClient = useQueryClient();
  useEffect(() => {
    let connectedBefore = false;
    const unsubscribe = subscribeLive((event) => {
      if (event.type === 'session-ended') session.end('lost');
      if (event.type === 'role-changed') void session.fetchRole();
      if (event.type !== 'ready') return;
      // Events that occurred during an interruption are lost, so all data of the page is fetched again.
      if (connectedBefore) void queryClient.invalidateQueries();
      connectedBefore = true;
    });
    startLive();
    return () => {
      unsubscribe();
      stopLive();
    };
  }, [session, queryClient]);
};
