import { z } from 'zod';
import { get, post } from './call.ts';
import { done, plainText } from './common.ts';
import { email, ownName, ownSurname, password } from './user.ts';

export const health = get({
  path: 'health',
  access: 'public',
  summary: 'Returns 200 when the database answers, otherwise 503',
  answer: z.object({ status: z.literal('ok') }),
  problems: ['unavailable'],
});

export const live = get({
  path: 'live',
  access: 'public',
  summary: 'Returns 200 when the process answers; the database is not checked',
  answer: z.object({ status: z.literal('ok') }),
  problems: [],
});

export const ready = get({
  path: 'ready',
  access: 'public',
  summary:
    'Returns 200 when the process accepts requests; 503 when the database does not answer, or the process is overloaded or stopping',
  answer: z.object({ status: z.literal('ok') }),
  problems: ['unavailable'],
});

/** Public settings with which a browser signs in at the organisation’s identity provider. They contain no secrets. */
export const oidcSettings = z.object({
  authority: z.url(),
  clientId: z.string(),
  scope: z.string(),
  /**
   * Additional request parameter that some identity providers require before they issue a token for this API. Null
   * for all other providers.
   */
  audience: z.object({ parameter: z.enum(['resource', 'audience']), value: z.string() }).nullable(),
  /**
   * Label of the button that signs in at the organisation’s identity provider. Null means the default label.
   */
  button: z.string().nullable(),
});
export type OidcSettings = z.infer<typeof oidcSettings>;

/**
 * Settings with which a browser signs in to a Firebase project. The API key is not a secret (Firebase
 * documentation).
 */
export const firebaseSettings = z.object({ projectId: z.string(), apiKey: z.string() });
export type FirebaseSettings = z.infer<typeof firebaseSettings>;

/**
 * How users confirm the erasure of their own account. `password`: with their password for this application.
 * `fresh-sign-in`: by signing in again, if the provider’s tokens contain the sign-in time. `word`: by typing a
 * word.
 */
export const erasureConfirmation = z.enum(['password', 'fresh-sign-in', 'word']);
export type ErasureConfirmation = z.infer<typeof erasureConfirmation>;

/** Settings that the browser needs before sign-in. */
export const getAppConfig = get({
  path: 'config',
  access: 'public',
  summary: 'Settings that the browser needs before sign-in',
  answer: z.object({
    identity: z.object({
      provider: z.enum(['embedded', 'oidc', 'firebase']),
      signUp: z.boolean(),
      /**
       * Whether the sign-in page offers sign-in with a passkey. Present if at least one user has a passkey.
       */
      passkeys: z.literal(true).optional(),
      /** Which users must have a second factor. Absent if second factors are optional for all users. */
      secondFactor: z.literal('admins').optional(),
      /**
       * How users reset a forgotten password. `mail`: with a link sent by e-mail. `administrator`: with a link from
       * an administrator.
       */
      forgottenPassword: z.enum(['mail', 'administrator']),
      erasureConfirmation,
      oidc: oidcSettings.optional(),
      firebase: firebaseSettings.optional(),
    }),
    setupNeeded: z.boolean(),
    /** Name of the organisation. Absent if no name is configured. */
    organization: z.string().optional(),
    version: z.string(),
  }),
});

export const createFirstAdministrator = post({
  path: 'setup/create-administrator',
  access: 'public',
  summary: 'Creates the first administrator with the setup code',
  body: z.strictObject({
    code: plainText.trim().min(1, 'setup-code-missing').max(64),
    name: ownName,
    surname: ownSurname,
    email,
    password,
  }),
  answer: done,
  problems: ['setup-code-wrong', 'setup-done', 'email-taken', 'too-many-requests', 'provider-cannot'],
});

/**
 * Makes the signed-in user the first administrator if the setup code is correct. With an external identity
 * provider, the user first signs in at the provider.
 */
export const claimAdministration = post({
  path: 'setup/claim-administration',
  access: 'identity',
  summary: 'Makes the signed-in identity the first administrator with the setup code',
  body: z.strictObject({
    code: plainText.trim().min(1, 'setup-code-missing').max(64),
    name: ownName,
    surname: ownSurname,
    email,
  }),
  answer: done,
  problems: [
    'setup-code-wrong',
    'setup-done',
    'email-taken',
    'already-registered',
    'too-many-requests',
    'provider-cannot',
  ],
});
