import { startDictation } from '@pratik/contract/dictation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { putDictation } from '../listening.queries.ts';

/** Starts a dictation. Repeated clicks start only one dictation. */
export const useStartDictation = (listeningId: string) => {
  const client = useQueryClient();
  const [dictationId, setDictationId] = useState(newId);
  return useMutation({
    mutationFn: () => callApi(startDictation, { dictationId, listeningId }),
    onSuccess: (dictation) => {
      putDictation(client, dictation);
      setDictationId(newId());
      window.scrollTo({ top: 0 });
    },
  });
};
