import { z } from 'zod';
import { oneLine, plainText } from './common.ts';
import { factorCode, factorMethod, webauthnOptions, webauthnResponse } from './second-factor.ts';
import { email, password } from './user.ts';

/**
 * Base path of the embedded identity provider. This file declares all its routes; any other path below the base
 * path returns 404.
 */
export const idpBase = '/api/idp';

export const signInForm = z.object({
  email: z.email('email-invalid').max(254),
  password: z.string().min(1, 'password-missing').max(128),
});
/** Response of `GET /api/idp/token`: a bearer token (JWT) that is valid for five minutes. */
export const idpToken = z.object({ token: z.string() });
export const forgottenPasswordForm = z.object({ email });
export const resetPasswordForm = z.object({ token: plainText.min(1), newPassword: password });
export const signUpForm = z.object({
  email,
  password,
  name: oneLine.trim().min(1, 'own-name-missing').max(160),
});

const account = z.object({ id: z.string(), email: z.string(), name: z.string() });
export const signedIn = z.object({ user: account });
/**
 * The response is the same for a new and for an existing e-mail address, so that it does not reveal which addresses
 * have an account. After this response, the browser signs the user in.
 */
export const signUpAnswer = z.object({ success: z.literal(true) });
/**
 * Response to a correct password: the signed-in user or, if the account has second factors, the list of these
 * factors. In the second case, a cookie identifies the unfinished sign-in.
 */
export const signInAnswer = z.union([signedIn, z.object({ secondFactor: z.array(factorMethod) })]);
export const secondFactorForm = z.strictObject({ code: factorCode });
export const passkeyOptions = z.object({ options: webauthnOptions });
export const passkeyForm = z.strictObject({ response: webauthnResponse });
