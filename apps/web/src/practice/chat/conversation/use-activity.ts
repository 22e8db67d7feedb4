import { reportActivity } from '@pratik/contract/chat';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { putMeter } from '../chat.queries.ts';

const reportEvery = 15_000;

/** Records the time of the learner’s last activity, and reports typing to the server at most every 15 seconds. */
export const useActivity = (conversationId: string) => {
  const client = useQueryClient();
  const activeAt = useRef<number | null>(null);
  const reportedAt = useRef(0);

  const markActive = useCallback(() => {
    const now = Date.now();
    activeAt.current = now;
    if (now - reportedAt.current < reportEvery) return;
    reportedAt.current = now;
    callApi(reportActivity, { conversationId })
      .then(({ meter }) => putMeter(client, conversationId, meter))
      // A failed activity report needs no retry, because the server counts the same time when the next message
      // arrives.
      .catch(() => undefined);
  }, [client, conversationId]);

  return { activeAt, markActive };
};
