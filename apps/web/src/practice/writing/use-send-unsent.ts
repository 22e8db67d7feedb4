import { getWritingChoices, listPieces, saveDraft, submitDraft } from '@pratik/contract/writing';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../lib/api-client.ts';
import { newId } from '../../lib/new-id.ts';
import { useWhenBack } from '../../lib/online.ts';
import { createOutbox, type OutboxItem } from '../../lib/outbox.ts';
import { callKey } from '../../lib/query-client.ts';
import type { DraftBox, PersistedDraft } from './draft-box.ts';
import { useDraftBox } from './use-draft-box.ts';

/** Text typed less than this long ago may be open in another tab, which saves it itself. Milliseconds. */
const stillWritten = 15_000;

/** Sends the user's drafts stored on this device; returns true when at least one was sent. */
export const sendUnsent = async (box: DraftBox, owner: string): Promise<boolean> => {
  const outbox = createOutbox<LeftDraft, unknown>({
    storage: {
      read: () => [],
      recall: async () => (await box.load()).filter((draft) => isLeft(draft, owner)).map(leftDraft),
      // The draft box stores each draft under its own key.
      write: () => undefined,
      forget: (draft) => box.drop(draft),
    },
    send: async ([draft]) => draft && sendDraft(draft),
    // Offline, or a conflict, which the page of the piece resolves: the draft stays on the device.
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

/** Sends stored drafts on load and after reconnection, on a page that shows drafts but has no editor. */
export const useSendUnsent = (owner: string | undefined): void => {
  const client = useQueryClient();
  const box = useDraftBox();
  const send = useEffectEvent(async () => {
    if (owner === undefined || !(await sendUnsent(box, owner))) return;
    for (const call of [getWritingChoices, listPieces]) {
      void client.invalidateQueries({ queryKey: callKey(call) });
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: sends again when the user is known
  useEffect(() => void send(), [owner]);
  useWhenBack(() => void send());
};
