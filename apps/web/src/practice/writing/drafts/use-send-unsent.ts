import { getWritingChoices, listPieces, saveDraft, submitDraft } from '@pratik/contract/writing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { callKey } from '../../../lib/api/query-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { useWhenBack } from '../../../lib/offline/online.ts';
import { createOutbox, type OutboxItem } from '../../../lib/offline/outbox.ts';
import type { DraftStorage, PersistedDraft } from './draft-storage.ts';
import { useDraftStorage } from './use-draft-storage.ts';

/** Drafts changed less than this many milliseconds ago are not sent, because they may be open in another tab. */
const stillWritten = 15_000;

/** Sends the user’s drafts that are stored on this device. Returns whether at least one draft was sent. */
export const sendUnsent = async (storage: DraftStorage, owner: string): Promise<boolean> => {
  const outbox = createOutbox<LeftDraft, unknown>({
    storage: {
      read: () => [],
      recall: async () => (await storage.load()).filter((draft) => isLeft(draft, owner)).map(leftDraft),
      // Does nothing, because the draft storage already contains each draft under its own key.
      write: () => undefined,
      forget: (draft) => storage.drop(draft),
    },
    send: async ([draft]) => draft && sendDraft(draft),
    // The draft stays on the device while the device is offline or there is a conflict, which the learner resolves on
    // the page of the piece.
    afterError: () => 'wait',
    stopAtError: false,
  });
  await outbox.recall();
  return (await outbox.flush()).length > 0;
};

type LeftDraft = PersistedDraft & OutboxItem;

const isLeft = ({ owner, at }: PersistedDraft, user: string): boolean =>
  owner === user && Date.now() - at > stillWritten;

const leftDraft = (draft: PersistedDraft): LeftDraft => ({
  ...draft,
  id: `${draft.draftId} ${draft.writerId}`,
});

const sendDraft = ({ draftId, revision, unheard, text, sending }: PersistedDraft): Promise<unknown> => {
  const given = { draftId, saveId: newId(), revision, unheard: [...unheard], text };
  return sending ? callApi(submitDraft, given) : callApi(saveDraft, { ...given, resumed: true });
};

/** Sends stored drafts when the page loads and when the device is online again. */
export const useSendUnsent = (owner: string | undefined): void => {
  const client = useQueryClient();
  const storage = useDraftStorage();
  const send = useEffectEvent(async () => {
    if (owner === undefined || !(await sendUnsent(storage, owner))) return;
    for (const call of [getWritingChoices, listPieces]) {
      void client.invalidateQueries({ queryKey: callKey(call) });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends again when the user is known
  useEffect(() => void send(), [owner]);
  useWhenBack(() => void send());
};
