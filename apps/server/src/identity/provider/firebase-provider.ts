import type { JWTPayload } from 'jose';
import type { FirebaseSettings } from '../../platform/config/firebase-settings.ts';
import { createFirebaseAccounts } from '../../platform/idp/firebase-accounts.ts';
import {
  type FirebaseAddresses,
  googleAddresses,
  loadFirebaseKeys,
} from '../../platform/idp/firebase-google.ts';
import type { Log } from '../../platform/log/log.ts';
import { createKeySet } from '../verify/key-set.ts';
import { createTokenVerifier } from '../verify/token-verifier.ts';
import { createFirebaseAdmin } from './firebase-admin.ts';
import { outsideAdmin } from './outside-admin.ts';
import type { Provider } from './provider.ts';

type Parts = {
  settings: FirebaseSettings;
  log: Log;
  /** Returns the current time in epoch milliseconds. */
  now: () => number;
  addresses?: FirebaseAddresses | undefined;
};

/** Creates the provider for Firebase Authentication: the users of a Firebase project sign in with Pratik’s own form. */
export const createFirebaseProvider = ({ settings, log, now, addresses }: Parts): Provider => {
  const { projectId, apiKey, serviceAccount, signUp } = settings;
  const { keys: keysUrl, toolkit } = addresses ?? googleAddresses;
  const issuer = `https://securetoken.google.com/${projectId}`;
  const keys = createKeySet({ load: () => loadFirebaseKeys(keysUrl), now });
  return {
    issuer,
    verifier: createTokenVerifier({
      issuer,
      audience: projectId,
      keys,
      now,
      // As with the embedded provider, users who sign up are identified by account, never by address.
      unverifiedEmail: 'accepted',
      sessionClaim: 'auth_time',
      refuses: isAnotherTenant,
    }),
    admin: serviceAccount
      ? createFirebaseAdmin({
          accounts: createFirebaseAccounts({ projectId, account: serviceAccount, toolkit, log, now }),
          issuer,
          now,
        })
      : outsideAdmin,
    idp: null,
    signUp,
    // Firebase tokens always contain the time of the last password entry. A renewal does not change it.
    erasureCheck: { by: 'fresh-sign-in', now },
    reauthenticationMethod: { kind: 'sign-in' },
    published: { provider: 'firebase', signUp, forgottenPassword: 'mail', firebase: { projectId, apiKey } },
  };
};

/**
 * Returns whether the token belongs to a tenant of the project. Tenants share issuer and audience with the project,
 * and a tenant’s owner chooses its user ids.
 */
const isAnotherTenant = ({ firebase }: JWTPayload): boolean =>
  typeof firebase === 'object' && firebase !== null && 'tenant' in firebase;
