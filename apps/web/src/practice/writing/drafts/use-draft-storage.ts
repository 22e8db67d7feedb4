import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { createDraftStorage, type DraftStorage, type PersistedDraft } from './draft-storage.ts';

const memories = new WeakMap<QueryClient, Map<string, PersistedDraft>>();

/** Returns the draft storage of this device or, if it has none, a storage in memory. */
export const useDraftStorage = (): DraftStorage => {
  const client = useQueryClient();
  return useMemo(() => {
    const memory = memories.get(client) ?? new Map<string, PersistedDraft>();
    memories.set(client, memory);
    return createDraftStorage(memory);
  }, [client]);
};
