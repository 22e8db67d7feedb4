import { type Draft, saveDraft, submitDraft } from '@pratik/contract/writing';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useLiveEvent } from '../../../lib/api/live-events.ts';
import type { DraftState, DraftSyncParts } from './draft-sync.state.ts';
import { createDraftSync, type DraftSync } from './draft-sync.ts';
import { useDraftStorage } from './use-draft-storage.ts';

/** Saves a draft while its page is open. The calling component must use the draft id as its React key. */
export const useDraftSync = (
  draft: Draft,
  owner: string,
  { onSaved, onSubmitted }: Pick<DraftSyncParts, 'onSaved' | 'onSubmitted'>,
): [DraftSync, DraftState] => {
  const storage = useDraftStorage();
  const [sync] = useState(() =>
    createDraftSync({
      draft,
      owner,
      storage,
      save: (given) => callApi(saveDraft, given),
      submit: (given) => callApi(submitDraft, given),
      onSaved,
      onSubmitted,
    }),
  );
  const state = useSyncExternalStore(sync.subscribe, sync.state);

  useEffect(() => {
    void sync.open();
    const flush = () => void sync.flush();
    const hidden = () => {
      if (document.visibilityState === 'hidden') flush();
    };
    window.addEventListener('online', flush);
    window.addEventListener('pagehide', flush);
    document.addEventListener('visibilitychange', hidden);
    return () => {
      window.removeEventListener('online', flush);
      window.removeEventListener('pagehide', flush);
      document.removeEventListener('visibilitychange', hidden);
      sync.close();
    };
  }, [sync]);
  useLiveEvent('ready', () => void sync.flush());
  useEffect(() => sync.seen(draft), [sync, draft]);

  // Whether closing the page would lose text that neither this device nor the server has stored.
  const atRisk = !state.stored && state.saved !== 'saved';
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);

  return [sync, state];
};
