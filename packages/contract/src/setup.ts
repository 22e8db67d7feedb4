import { z } from 'zod';
import { get, post } from './call.ts';
import { done } from './common.ts';
import { email, name, password, surname } from './user.ts';

export const health = get({
  path: 'health',
  access: 'public',
  summary: 'Veritabanı yanıt veriyorsa 200, vermiyorsa 503',
  answer: z.object({ status: z.literal('ok') }),
  problems: ['unavailable'],
});

/** What the browser must know before anyone has signed in. */
export const getAppConfig = get({
  path: 'config',
  access: 'public',
  summary: 'Oturum açmadan önce bilinmesi gerekenler',
  answer: z.object({
    identity: z.object({
      provider: z.enum(['embedded', 'oidc', 'firebase']),
      signUp: z.boolean(),
      /** `mail`: a link is mailed; `administrator`: the administrator hands one on. */
      forgottenPassword: z.enum(['mail', 'administrator']),
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
    code: z.string().trim().min(1, 'Kurulum kodunu yazın').max(64),
    name,
    surname,
    email,
    password,
  }),
  answer: done,
  problems: ['setup-code-wrong', 'setup-done', 'email-taken', 'too-many-requests'],
});
