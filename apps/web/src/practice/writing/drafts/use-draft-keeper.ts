import { type Draft, saveDraft, submitDraft } from '@pratik/contract/writing';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { useLiveEvent } from '../../../lib/api/live-events.ts';
import type { KeeperParts, KeeperState } from './draft-keeper.state.ts';
import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';
import { useDraftBox } from './use-draft-box.ts';

/** Saves a draft while its page is open. The calling component must use the draft id as its key. */
export const useDraftKeeper = (
  draft: Draft,
  owner: string,
  { onSaved, onSubmitted }: Pick<KeeperParts, 'onSaved' | 'onSubmitted'>,
): [DraftKeeper, KeeperState] => {
  const box = useDraftBox();
  const [keeper] = useState(() =>
    createDraftKeeper({
      draft,
      owner,
      box,
      save: (given) => callApi(saveDraft, given),
      submit: (given) => callApi(submitDraft, given),
      onSaved,
      onSubmitted,
    }),
  );
  const state = useSyncExternalStore(keeper.subscribe, keeper.state);

  useEffect(() => {
    void keeper.open();
    const flush = () => void keeper.flush();
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
      keeper.close();
    };
  }, [keeper]);
  useLiveEvent('ready', () => void keeper.flush());
  useEffect(() => keeper.seen(draft), [keeper, draft]);

  // Whether closing the page would lose text, because neither this device nor the server has stored the text.
  const atRisk = !state.stored && state.saved !== 'saved';
  useEffect(() => {
    if (!atRisk) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [atRisk]);

  return [keeper, state];
};
