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
  /** Epoch milliseconds. */
  now: () => number;
  addresses?: FirebaseAddresses | undefined;
};

/** Firebase Authentication: a project's own people, signed in by our form. */
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
      // As with the embedded provider: whoever signs up is known by the account, never by the address.
      unverifiedEmail: 'kept',
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
    // Its tokens always say when the password was last typed, and renewing them does not change that.
    provesErasure: { by: 'fresh-sign-in', now },
    provesFreshness: { kind: 'sign-in' },
    published: { provider: 'firebase', signUp, forgottenPassword: 'mail', firebase: { projectId, apiKey } },
  };
};

/** Tenants of a project share its issuer and audience, and whoever runs one chooses its people's ids. */
const isAnotherTenant = ({ firebase }: JWTPayload): boolean =>
  typeof firebase === 'object' && firebase !== null && 'tenant' in firebase;
