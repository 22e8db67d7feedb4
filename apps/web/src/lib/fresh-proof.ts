/** Asks the user for a proof of identity; false: the user cancelled. */
export type ProofAsker = () => Promise<boolean>;

let asker: ProofAsker | null = null;
let asking: Promise<boolean> | null = null;

/** Set by the only dialog of the application, so that `lib` imports no feature. */
export const setProofAsker = (next: ProofAsker | null): void => {
  asker = next;
};

/** Asks the user once, even if several calls are refused together; false also when no dialog is available. */
export const askForProof = (): Promise<boolean> => {
  if (asker === null) return Promise.resolve(false);
  asking ??= asker().finally(() => {
    asking = null;
  });
  return asking;
};
