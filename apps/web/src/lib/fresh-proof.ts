/** Has the person prove who they are; false: they gave up. */
export type ProofAsker = () => Promise<boolean>;

let asker: ProofAsker | null = null;
let asking: Promise<boolean> | null = null;

/** Set by the one dialog of the application, so that `lib` knows no feature. */
export const setProofAsker = (next: ProofAsker | null): void => {
  asker = next;
};

/** However many calls are refused at once, the person is asked once; false also where nobody can be asked. */
export const askForProof = (): Promise<boolean> => {
  if (asker === null) return Promise.resolve(false);
  asking ??= asker().finally(() => {
    asking = null;
  });
  return asking;
};
