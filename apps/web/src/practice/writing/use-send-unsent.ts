import { getWritingChoices, listPieces, saveDraft, submitDraft } from '@pratik/contract/writing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { callKey } from '../../lib/query-client.ts';
import type { DraftBox, PersistedDraft } from './draft-box.ts';
import { useDraftBox } from './use-draft-box.ts';

/** Text typed less than this long ago may be open in another tab, which saves it itself. Milliseconds. */
const stillWritten = 15_000;

/** Sends the user's drafts stored on this device; returns true when at least one was sent. */
export const sendUnsent = async (box: DraftBox, owner: string): Promise<boolean> => {
  let went = false;
  for (const stored of await box.load()) {
    const isLeft = Date.now() - stored.at > stillWritten;
    if (stored.owner === owner && isLeft && (await sendOne(stored))) {
      went = true;
      await box.drop(stored);
    }
  }
  return went;
};

/** Returns false on failure: offline, or a conflict, which the page of the piece resolves. */
const sendOne = async ({ draftId, revision, unheard, text, sending }: PersistedDraft): Promise<boolean> => {
  const given = { draftId, saveId: newId(), revision, unheard: [...unheard], text };
  try {
    await (sending ? callApi(submitDraft, given) : callApi(saveDraft, { ...given, resumed: true }));
    return true;
  } catch {
    return false;
  }
};

/** Sends stored drafts on load and after reconnection, on a page that shows drafts but has no editor. */
export const useSendUnsent = (owner: string | undefined): void => {
  const client = useQueryClient();
  const box = useDraftBox();
  useEffect(() => {
    if (owner === undefined) return;
    const send = async () => {
      if (!(await sendUnsent(box, owner))) return;
      for (const call of [getWritingChoices, listPieces]) {
        void client.invalidateQueries({ queryKey: callKey(call) });
      }
    };
    const back = () => void send();
    back();
    window.addEventListener('online', back);
    return () => window.removeEventListener('online', back);
  }, [owner, client, box]);
};
