import { keepText, readText, recallText } from '../../lib/persisted-text.ts';

/** What was chosen and not answered yet: places of options. */
export type PersistedChoice = {
  readonly choice: number[];
  /** It was answered, and the lost connection held the answer back. */
  readonly held: boolean;
};

const keyOf = (sittingId: string) => `choice ${sittingId}`;

export const persistedChoice = (sittingId: string, questionId: string): PersistedChoice | null =>
  fromText(readText(keyOf(sittingId)), questionId);

/** What a closed tab left. */
export const recallChoice = async (sittingId: string, questionId: string): Promise<PersistedChoice | null> =>
  fromText(await recallText(keyOf(sittingId)), questionId);

/** Keeps the choice of the question now asked; null forgets it. */
export const keepChoice = (sittingId: string, questionId: string, stored: PersistedChoice | null): void =>
  keepText(
    keyOf(sittingId),
    stored && `${questionId} ${stored.choice.join(',')}${stored.held ? ' held' : ''}`,
  );

const fromText = (stored: string | null, questionId: string): PersistedChoice | null => {
  const [question, choice = '', held] = (stored ?? '').split(' ');
  if (question !== questionId || !/^-?\d+(,-?\d+)*$/.test(choice)) return null;
  return { choice: choice.split(',').map(Number), held: held === 'held' };
};
