import type { IdentityProvider, Subject } from '../../identity/identity-provider.ts';
import { isConnectionProblem } from '../../lib/api/api-problem.ts';
import { setStartedOffline } from '../../lib/offline/online.ts';

/**
 * Restores the data that this device persisted during the last visit. Returns the subject (user id) that owns the
 * data, or null when no data is stored.
 */
type Restore = () => Promise<Subject | null>;

/**
 * Wraps an identity provider so that the application also starts offline, with the user who was signed in last.
 * This assumed user sees only data persisted on this device, because every request needs a token. When the provider
 * is reachable again, its response replaces the assumed user.
 */
export const withOfflineStart = (
  provider: IdentityProvider,
  restore: Restore,
  onConfirmed: () => void,
): IdentityProvider => {
  const listeners = new Set<(subject: Subject | null) => void>();
  let unconfirmed: Subject | null = null;

  const confirm = async (): Promise<void> => {
    const expected = unconfirmed;
    if (expected === null) return;
    const subject = await provider.init();
    if (unconfirmed === null) return;
    unconfirmed = null;
    setStartedOffline(false);
    if (subject === expected) onConfirmed();
    else for (const listener of listeners) listener(subject);
  };

  return {
    ...provider,
    init: async () => {
      try {
        return await provider.init();
      } catch (error) {
        const subject = isConnectionProblem(error) ? await restore() : null;
        if (subject === null) throw error;
        unconfirmed = subject;
        setStartedOffline(true);
        return subject;
      }
    },
    getToken: async (options) => {
      await confirm();
      return provider.getToken(options);
    },
    onChange: (listener) => {
      listeners.add(listener);
      const forget = provider.onChange(listener);
      return () => {
        listeners.delete(listener);
        forget();
      };
    },
  };
};
