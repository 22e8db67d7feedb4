import { z } from 'zod';
import { oneLine, plainText } from './common.ts';
import { factorCode, factorMethod, webauthnOptions, webauthnResponse } from './second-factor.ts';
import { email, password } from './user.ts';

/** The embedded identity provider's own addresses that are open; all others answer 404. */
export const idpBase = '/api/idp';

export const signInForm = z.object({
  email: z.email('Geçerli bir e-posta adresi yazın').max(254, 'E-posta adresi çok uzun'),
  password: z.string().min(1, 'Şifrenizi yazın').max(128, 'Şifre en çok 128 karakter olabilir'),
});
/** Answer of `GET /api/idp/token`: a bearer JWT that lives five minutes. */
export const idpToken = z.object({ token: z.string() });
export const forgottenPasswordForm = z.object({ email });
export const resetPasswordForm = z.object({ token: plainText.min(1), newPassword: password });
export const signUpForm = z.object({
  email,
  password,
  name: oneLine.trim().min(1, 'Adınızı yazın').max(160),
});

const account = z.object({ id: z.string(), email: z.string(), name: z.string() });
export const signedIn = z.object({ user: account });
/** The same for a new address and for one that has an account already; signing in comes next. */
export const signUpAnswer = z.object({ success: z.literal(true) });
/** A right password: either who signed in, or how to go on; then a cookie says who is on the way. */
export const signInAnswer = z.union([signedIn, z.object({ secondFactor: z.array(factorMethod) })]);
export const secondFactorForm = z.strictObject({ code: factorCode });
export const passkeyOptions = z.object({ options: webauthnOptions });
export const passkeyForm = z.strictObject({ response: webauthnResponse });
