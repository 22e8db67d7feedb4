import { usePersistedText } from '../../../lib/storage/use-persisted-text.ts';

/** Persists the unsent text of each conversation, so that it survives a page reload and a closed tab. */
export const useDraft = (conversationId: string) => usePersistedText(`chat draft ${conversationId}`);
