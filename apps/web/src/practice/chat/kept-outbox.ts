import { keepText, readText, recallText } from '../../lib/kept-text.ts';

/** Messages on their way, which the server has not stored yet. */
const outboxKey = (conversationId: string) => `chat outbox ${conversationId}`;

export type KeptMessage = { readonly turnId: string; readonly text: string };

export const loadOutbox = (conversationId: string): readonly KeptMessage[] =>
  fromText(readText(outboxKey(conversationId)));

/** What a closed tab left. */
export const recallOutbox = async (conversationId: string): Promise<readonly KeptMessage[]> =>
  fromText(await recallText(outboxKey(conversationId)));

export const saveOutbox = (conversationId: string, messages: readonly KeptMessage[]): void =>
  keepText(
    outboxKey(conversationId),
    messages.length === 0 ? null : JSON.stringify(messages.map(({ turnId, text }) => ({ turnId, text }))),
  );

const fromText = (kept: string | null): readonly KeptMessage[] => {
  try {
    const messages: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(messages) ? messages.filter(isKeptMessage) : [];
  } catch {
    return [];
  }
};

const isKeptMessage = (value: unknown): value is KeptMessage =>
  typeof value === 'object' &&
  value !== null &&
  'turnId' in value &&
  typeof value.turnId === 'string' &&
  'text' in value &&
  typeof value.text === 'string';
