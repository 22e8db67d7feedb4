import { useCallback, useEffect, useRef, useState } from 'react';
import { loadDraft, recallDraft, saveDraft } from './kept-text.ts';

/** What is typed and not sent, kept for each conversation over a reload and a closed tab. */
export const useDraft = (conversationId: string): [string, (text: string) => void] => {
  const [draft, setDraft] = useState(() => loadDraft(conversationId));
  const touched = useRef(draft !== '');
  const change = useCallback(
    (text: string) => {
      touched.current = true;
      setDraft(text);
      saveDraft(conversationId, text);
    },
    [conversationId],
  );
  useEffect(() => {
    void recallDraft(conversationId).then((left) => {
      // What was typed meanwhile stands.
      if (left !== '' && !touched.current) change(left);
    });
  }, [conversationId, change]);
  return [draft, change];
};
