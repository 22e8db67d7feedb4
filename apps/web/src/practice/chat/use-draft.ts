import { usePersistedText } from '../../lib/use-persisted-text.ts';

/** Persists the unsent text of each conversation. The text survives a page reload and a closed tab. */
export const useDraft = (conversationId: string) => usePersistedText(`chat draft ${conversationId}`);
