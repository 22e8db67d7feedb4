/** What was chosen and not answered yet. Session storage: it matters as long as the page is open. */
const keyOf = (sittingId: string) => `choice ${sittingId}`;

/** Places of options, as they were chosen; null where nothing was. */
export const keptChoice = (sittingId: string, questionId: string): number[] | null => {
  try {
    const [question, choice = ''] = (sessionStorage.getItem(keyOf(sittingId)) ?? '').split(' ');
    return question === questionId && /^-?\d+(,-?\d+)*$/.test(choice) ? choice.split(',').map(Number) : null;
  } catch {
    return null;
  }
};

/** Keeps the choice of the question now asked; null forgets it. */
export const keepChoice = (sittingId: string, questionId: string, choice: readonly number[] | null): void => {
  try {
    if (choice === null) sessionStorage.removeItem(keyOf(sittingId));
    else sessionStorage.setItem(keyOf(sittingId), `${questionId} ${choice.join(',')}`);
  } catch {
    // Where storage is forbidden the choice stays on the screen only.
  }
};
