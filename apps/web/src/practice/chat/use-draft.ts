import { usePersistedText } from '../../lib/use-persisted-text.ts';

/** What is typed and not sent, kept for each conversation over a reload and a closed tab. */
export const useDraft = (conversationId: string) => usePersistedText(`chat draft ${conversationId}`);
