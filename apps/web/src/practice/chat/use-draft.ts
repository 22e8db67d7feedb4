import { usePersistedText } from '../../lib/use-persisted-text.ts';

/** The unsent text of each conversation; survives a reload and a closed tab. */
export const useDraft = (conversationId: string) => usePersistedText(`chat draft ${conversationId}`);
