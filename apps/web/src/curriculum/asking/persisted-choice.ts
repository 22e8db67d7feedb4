import { persistText, readText, recallText } from '../../lib/storage/persisted-text.ts';

/** A stored choice for an unanswered question, as indexes of the chosen options. */
export type PersistedChoice = {
  readonly choice: number[];
  /** Whether the answer was submitted offline and is not sent yet. */
  readonly unsent: boolean;
};

const keyOf = (sittingId: string) => `choice ${sittingId}`;

export const persistedChoice = (sittingId: string, questionId: string): PersistedChoice | null =>
  fromText(readText(keyOf(sittingId)), questionId);

/** Returns the choice that any tab has stored on this device for this question. */
export const recallChoice = async (sittingId: string, questionId: string): Promise<PersistedChoice | null> =>
  fromText(await recallText(keyOf(sittingId)), questionId);

/** Stores the choice for one question. A null value deletes the stored choice. */
export const persistChoice = (sittingId: string, questionId: string, stored: PersistedChoice | null): void =>
  persistText(
    keyOf(sittingId),
    stored && `${questionId} ${stored.choice.join(',')}${stored.unsent ? ' unsent' : ''}`,
  );

const fromText = (stored: string | null, questionId: string): PersistedChoice | null => {
  const [question, choice = '', unsent] = (stored ?? '').split(' ');
  if (question !== questionId || !/^-?\d+(,-?\d+)*$/.test(choice)) return null;
  return { choice: choice.split(',').map(Number), unsent: unsent === 'unsent' };
};
