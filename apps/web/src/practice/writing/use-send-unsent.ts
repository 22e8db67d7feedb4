import { getWritingChoices, listPieces, saveDraft, submitDraft } from '@pratik/contract/writing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { callKey } from '../../lib/query-client.ts';
import type { DraftBox, PersistedDraft } from './draft-box.ts';
import { useDraftBox } from './use-draft-box.ts';

/** What was typed so lately may be under a writer's hands in another tab, which sends it itself. Milliseconds. */
const stillWritten = 15_000;

/** Sends what this device kept of the person's drafts, now and when the line is back; true where something went. */
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

/** False where it did not go: without a line, or changed elsewhere, which the piece's own page asks about. */
const sendOne = async ({ draftId, revision, unheard, text, sending }: PersistedDraft): Promise<boolean> => {
  const given = { draftId, saveId: newId(), revision, unheard: [...unheard], text };
  try {
    await (sending ? callApi(submitDraft, given) : callApi(saveDraft, { ...given, resumed: true }));
    return true;
  } catch {
    return false;
  }
};

/** On a page that shows drafts but writes none. */
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
