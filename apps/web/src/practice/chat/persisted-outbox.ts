import { keepText, readText, recallText } from '../../lib/persisted-text.ts';

/** Storage key of the messages that the server has not confirmed yet. */
const outboxKey = (conversationId: string) => `chat outbox ${conversationId}`;

export type PersistedMessage = { readonly turnId: string; readonly text: string };

export const loadOutbox = (conversationId: string): readonly PersistedMessage[] =>
  fromText(readText(outboxKey(conversationId)));

/** Messages that a closed tab left behind. */
export const recallOutbox = async (conversationId: string): Promise<readonly PersistedMessage[]> =>
  fromText(await recallText(outboxKey(conversationId)));

export const saveOutbox = (conversationId: string, messages: readonly PersistedMessage[]): void =>
  keepText(
    outboxKey(conversationId),
    messages.length === 0 ? null : JSON.stringify(messages.map(({ turnId, text }) => ({ turnId, text }))),
  );

const fromText = (stored: string | null): readonly PersistedMessage[] => {
  try {
    const messages: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(messages) ? messages.filter(isPersistedMessage) : [];
  } catch {
    return [];
  }
};

const isPersistedMessage = (value: unknown): value is PersistedMessage =>
  typeof value === 'object' &&
  value !== null &&
  'turnId' in value &&
  typeof value.turnId === 'string' &&
  'text' in value &&
  typeof value.text === 'string';
