/**
 * What the learner typed and has not been stored by the server yet: the draft of each conversation and the
 * messages on their way. Session storage, because the specification strips punctuation from local storage.
 */
const prefix = 'chat';

export type KeptMessage = { readonly turnId: string; readonly text: string };

export const loadDraft = (conversationId: string): string => read(`${prefix} draft ${conversationId}`) ?? '';

export const saveDraft = (conversationId: string, text: string): void =>
  write(`${prefix} draft ${conversationId}`, text === '' ? null : text);

export const loadOutbox = (conversationId: string): readonly KeptMessage[] => {
  try {
    const kept: unknown = JSON.parse(read(`${prefix} outbox ${conversationId}`) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKeptMessage) : [];
  } catch {
    return [];
  }
};

export const saveOutbox = (conversationId: string, messages: readonly KeptMessage[]): void =>
  write(
    `${prefix} outbox ${conversationId}`,
    messages.length === 0 ? null : JSON.stringify(messages.map(({ turnId, text }) => ({ turnId, text }))),
  );

const isKeptMessage = (value: unknown): value is KeptMessage =>
  typeof value === 'object' &&
  value !== null &&
  'turnId' in value &&
  typeof value.turnId === 'string' &&
  'text' in value &&
  typeof value.text === 'string';

const read = (key: string): string | null => {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
};

const write = (key: string, value: string | null): void => {
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Where storage is forbidden or full the text stays on the screen only.
  }
};
