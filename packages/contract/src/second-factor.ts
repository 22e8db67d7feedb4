import { z } from 'zod';
import { get, post } from './call.ts';
import { done, id, instant, oneLine, plainText } from './common.ts';

/**
 * Second factors, which the server requests after the password. `code` is a code from an authenticator app or a
 * recovery code.
 */
export const factorMethod = z.enum(['code', 'passkey']);
export type FactorMethod = z.infer<typeof factorMethod>;

/** A six-digit code from an authenticator app, or a recovery code with or without spaces and hyphens. */
export const factorCode = plainText.trim().min(1, 'code-missing').max(40);

export const passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.infer<typeof passkey>;

/** Maximum length in characters of a passkey id: 1,023 bytes in base64url. */
export const longestPasskeyId = 1364;
/** Maximum number of passkeys per account. */
export const mostPasskeys = 20;

/**
 * Options for an authenticator and the response of the authenticator, in the JSON format of WebAuthn. The
 * WebAuthn library on the server validates the options and the response.
 */
export const webauthnOptions = z.looseObject({ challenge: z.string() });
export const webauthnResponse = z.object({
  id: plainText.max(longestPasskeyId),
  rawId: plainText.max(longestPasskeyId),
  type: z.literal('public-key'),
  // Response of the authenticator. An attestation with certificates has about 8,000 characters; every other field
  // has fewer than 1,500.
  response: z.object({
    clientDataJSON: oneLine.max(4_000).optional(),
    attestationObject: oneLine.max(16_000).optional(),
    authenticatorData: oneLine.max(4_000).optional(),
    signature: oneLine.max(2_000).optional(),
    userHandle: oneLine.max(200).nullish(),
    transports: z.array(oneLine.max(40)).max(10).optional(),
  }),
});

/**
 * Input for a re-authentication: the password and, if a second factor is set up, a code or a passkey signature of
 * the challenge from `beginReauthentication`.
 */
const credentials = {
  password: z.string().min(1, 'password-missing').max(128),
  code: factorCode.optional(),
  passkey: z.strictObject({ step: plainText.max(64), response: webauthnResponse }).optional(),
};
const credentialProblems = [
  'password-wrong',
  'code-wrong',
  'passkey-refused',
  'passkey-insecure',
  'provider-cannot',
  'too-many-requests',
] as const;

const passkeyName = oneLine.trim().min(1, 'passkey-name-missing').max(60);

const recoveryCodes = z.array(z.string());

export const getSecondFactor = get({
  path: 'user/second-factor',
  access: 'user',
  summary: 'The user’s own second factors',
  answer: z.object({
    /**
     * Whether Pratik manages second factors. False if users sign in at the organisation’s identity provider, which
     * manages second factors itself.
     */
    available: z.boolean(),
    /** Whether the administrator must set up a second factor before opening any administrator page. */
    needed: z.boolean(),
    /** When the user set up the authenticator app. Null if the user has no authenticator app. */
    appSince: instant.nullable(),
    passkeys: z.array(passkey),
    recoveryCodesLeft: z.int(),
  }),
});

export const beginReauthentication = post({
  path: 'user/begin-reauthentication',
  access: 'user',
  summary: 'Creates a challenge for one of the user’s own passkeys',
  answer: z.object({ step: z.string(), options: webauthnOptions }),
  problems: ['not-found', 'provider-cannot', 'passkey-insecure', 'too-many-requests'],
});

/**
 * Re-authenticates the user in this session. The re-authentication is valid for five minutes. Calls declared with
 * `reauthentication` require it.
 */
export const reauthenticate = post({
  path: 'identity/reauthenticate',
  access: 'user',
  summary: 'Re-authenticates the user in this session; valid for five minutes',
  body: z.strictObject({
    /**
     * For re-authentication with the embedded provider: the password and, if a second factor is set up, a
     * code or a passkey signature.
     */
    ...z.object(credentials).partial().shape,
    /** For re-authentication with OpenID Connect: the ID token of a new sign-in. */
    idToken: oneLine.max(8192).optional(),
  }),
  answer: done,
  problems: [...credentialProblems, 'reauthentication-needed'],
});

export const beginApp = post({
  path: 'user/begin-authenticator-app',
  access: 'user',
  summary: 'Creates a new key for an authenticator app',
  body: z.strictObject(credentials),
  answer: z.object({
    /** The secret of an authenticator app in Base32. Users can type this secret into the app. */
    secret: z.string(),
    /** The `otpauth://…` address of the secret. The screen shows the address as a QR code. */
    address: z.string(),
  }),
  problems: [...credentialProblems, 'second-factor-on'],
});

export const confirmApp = post({
  path: 'user/confirm-authenticator-app',
  access: 'user',
  summary: 'Activates the authenticator app with its first code; the other sessions end',
  body: z.strictObject({ code: factorCode }),
  /**
   * The user’s recovery codes. They are returned only once, when the first second factor is set up. Null if
   * the account already has recovery codes.
   */
  answer: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  problems: ['code-wrong', 'step-over', 'provider-cannot', 'too-many-requests'],
});

export const endApp = post({
  path: 'user/end-authenticator-app',
  access: 'user',
  summary: 'Deactivates the authenticator app',
  body: z.strictObject(credentials),
  answer: done,
  problems: [...credentialProblems],
});

export const renewRecoveryCodes = post({
  path: 'user/renew-recovery-codes',
  access: 'user',
  summary: 'Creates new recovery codes; the old ones become invalid',
  body: z.strictObject(credentials),
  answer: z.object({ recoveryCodes }),
  problems: [...credentialProblems, 'not-found'],
});

export const beginPasskey = post({
  path: 'user/begin-passkey',
  access: 'user',
  summary: 'Starts the registration of a passkey',
  body: z.strictObject(credentials),
  answer: z.object({ step: z.string(), options: webauthnOptions }),
  problems: [...credentialProblems],
});

export const addPasskey = post({
  path: 'user/add-passkey',
  access: 'user',
  summary: 'Registers a passkey; the other sessions end',
  body: z.strictObject({
    step: plainText.max(64),
    name: passkeyName,
    response: webauthnResponse,
  }),
  answer: z.object({ passkey, recoveryCodes: recoveryCodes.nullable() }),
  problems: ['passkey-refused', 'provider-cannot', 'passkey-insecure'],
});

export const removePasskey = post({
  path: 'user/remove-passkey',
  access: 'user',
  summary: 'Removes a passkey',
  body: z.strictObject({ ...credentials, id: plainText.max(longestPasskeyId) }),
  answer: done,
  problems: [...credentialProblems, 'not-found'],
});

export const renamePasskey = post({
  path: 'user/rename-passkey',
  access: 'user',
  summary: 'Renames a passkey',
  body: z.strictObject({ id: plainText.max(longestPasskeyId), name: passkeyName }),
  answer: done,
  problems: ['provider-cannot', 'not-found'],
});

export const getUserSecondFactor = get({
  path: 'user/get-second-factor',
  access: 'admin',
  summary: 'Whether a user has a second factor',
  query: z.object({ id }),
  answer: z.object({ available: z.boolean(), app: z.boolean(), passkeys: z.int() }),
  problems: ['not-found'],
});

export const resetSecondFactor = post({
  path: 'user/reset-second-factor',
  access: 'admin',
  reauthentication: 'required',
  summary: 'Removes the second factors of a user and ends the user’s sessions',
  body: z.strictObject({ userId: id }),
  answer: z.object({
    /** Whether Pratik notified the user of the removed second factors by e-mail. */
    mailed: z.boolean(),
  }),
  problems: ['not-found', 'provider-cannot', 'own-account'],
});
