import { useKeptText } from '../../lib/use-kept-text.ts';

/** What is typed and not sent, kept for each conversation over a reload and a closed tab. */
export const useDraft = (conversationId: string) => useKeptText(`chat draft ${conversationId}`);
