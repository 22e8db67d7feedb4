import { useCallback, useState } from 'react';
import { loadDraft, saveDraft } from './kept-text.ts';

/** What is typed and not sent, kept for each conversation over a reload. */
export const useDraft = (conversationId: string): [string, (text: string) => void] => {
  const [draft, setDraft] = useState(() => loadDraft(conversationId));
  const change = useCallback(
    (text: string) => {
      setDraft(text);
      saveDraft(conversationId, text);
    },
    [conversationId],
  );
  return [draft, change];
};
