/** Asks the user for re-authentication. Resolves to false if the user cancels. */
export type ReauthenticationAsker = () => Promise<boolean>;

let asker: ReauthenticationAsker | null = null;
let asking: Promise<boolean> | null = null;

/** Registers the function that opens the re-authentication dialog, so that `lib` does not import a feature. */
export const setReauthenticationAsker = (next: ReauthenticationAsker | null): void => {
  asker = next;
};

/**
 * Asks the user for re-authentication. Calls that the server rejects at the same time share one dialog. Resolves to
 * false if the user cancels or no dialog is registered.
 */
export const askToReauthenticate = (): Promise<boolean> => {
  if (asker === null) return Promise.resolve(false);
  asking ??= asker().finally(() => {
    asking = null;
  });
  return asking;
};
