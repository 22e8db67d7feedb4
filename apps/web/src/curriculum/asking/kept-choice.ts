import { keepText, readText, recallText } from '../../lib/kept-text.ts';

/** What was chosen and not answered yet: places of options. */
export type KeptChoice = {
  readonly choice: number[];
  /** It was answered, and the lost connection held the answer back. */
  readonly held: boolean;
};

const keyOf = (sittingId: string) => `choice ${sittingId}`;

export const keptChoice = (sittingId: string, questionId: string): KeptChoice | null =>
  fromText(readText(keyOf(sittingId)), questionId);

/** What a closed tab left. */
export const recallChoice = async (sittingId: string, questionId: string): Promise<KeptChoice | null> =>
  fromText(await recallText(keyOf(sittingId)), questionId);

/** Keeps the choice of the question now asked; null forgets it. */
export const keepChoice = (sittingId: string, questionId: string, kept: KeptChoice | null): void =>
  keepText(keyOf(sittingId), kept && `${questionId} ${kept.choice.join(',')}${kept.held ? ' held' : ''}`);

const fromText = (kept: string | null, questionId: string): KeptChoice | null => {
  const [question, choice = '', held] = (kept ?? '').split(' ');
  if (question !== questionId || !/^-?\d+(,-?\d+)*$/.test(choice)) return null;
  return { choice: choice.split(',').map(Number), held: held === 'held' };
};
