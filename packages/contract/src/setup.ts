import { z } from 'zod';
import { get, post } from './call.ts';
import { done, plainText } from './common.ts';
import { email, ownName, ownSurname, password } from './user.ts';

export const health = get({
  path: 'health',
  access: 'public',
  summary: 'Veritabanı yanıt veriyorsa 200, vermiyorsa 503',
  answer: z.object({ status: z.literal('ok') }),
  problems: ['unavailable'],
});

export const live = get({
  path: 'live',
  access: 'public',
  summary: 'Süreç yanıt veriyorsa 200; veritabanına bakılmaz',
  answer: z.object({ status: z.literal('ok') }),
  problems: [],
});

export const ready = get({
  path: 'ready',
  access: 'public',
  summary: 'Yeni istek alınabiliyorsa 200; veritabanı yanıt vermiyorsa, süreç doluysa ya da duruyorsa 503',
  answer: z.object({ status: z.literal('ok') }),
  problems: ['unavailable'],
});

/** What a browser needs to sign in at the house's own provider: public by nature, no secret is among it. */
export const oidcSettings = z.object({
  authority: z.url(),
  clientId: z.string(),
  scope: z.string(),
  /** Sent along under this name, where the provider asks for it before it issues a token for us. */
  audience: z.object({ parameter: z.enum(['resource', 'audience']), value: z.string() }).nullable(),
  /** What the button on the sign-in page says; null: our own words. */
  button: z.string().nullable(),
});
export type OidcSettings = z.infer<typeof oidcSettings>;

/** What a browser needs to sign in at a Firebase project: as public as the key is by its maker's word. */
export const firebaseSettings = z.object({ projectId: z.string(), apiKey: z.string() });
export type FirebaseSettings = z.infer<typeof firebaseSettings>;

/**
 * By what people prove that it is they who erase themselves: the password they have here, the password of a provider
 * whose tokens say when somebody signed in, typed there once more, or a word where neither can be asked for.
 */
export const erasureProof = z.enum(['password', 'fresh-sign-in', 'word']);
export type ErasureProof = z.infer<typeof erasureProof>;

/** What the browser must know before anyone has signed in. */
export const getAppConfig = get({
  path: 'config',
  access: 'public',
  summary: 'Oturum açmadan önce bilinmesi gerekenler',
  answer: z.object({
    identity: z.object({
      provider: z.enum(['embedded', 'oidc', 'firebase']),
      signUp: z.boolean(),
      /** Somebody here has a passkey, so that signing in with one is offered. */
      passkeys: z.literal(true).optional(),
      /** Who has to have a second factor; absent: nobody. */
      secondFactor: z.literal('admins').optional(),
      /** `mail`: a link is mailed; `administrator`: the administrator hands one on. */
      forgottenPassword: z.enum(['mail', 'administrator']),
      erasureProof,
      oidc: oidcSettings.optional(),
      firebase: firebaseSettings.optional(),
    }),
    setupNeeded: z.boolean(),
    version: z.string(),
  }),
});

export const createFirstAdministrator = post({
  path: 'setup/create-administrator',
  access: 'public',
  summary: 'Kurulum koduyla ilk yöneticiyi oluşturur',
  body: z.strictObject({
    code: plainText.trim().min(1, 'Kurulum kodunu yazın').max(64),
    name: ownName,
    surname: ownSurname,
    email,
    password,
  }),
  answer: done,
  problems: ['setup-code-wrong', 'setup-done', 'email-taken', 'too-many-requests', 'provider-cannot'],
});

/** With an outside provider the first administrator signs in there, then shows the code here. */
export const claimAdministration = post({
  path: 'setup/claim-administration',
  access: 'identity',
  summary: 'Oturum açan kimliği, kurulum koduyla ilk yönetici yapar',
  body: z.strictObject({
    code: plainText.trim().min(1, 'Kurulum kodunu yazın').max(64),
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
