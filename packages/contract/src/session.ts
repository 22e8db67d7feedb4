import { z } from 'zod';
import { get, post } from './call.ts';
import { done, instant, plainText } from './common.ts';
import { password } from './user.ts';

/** One signed-in device of a user. */

export const session = z.object({
  id: z.string(),
  createdAt: instant,
  lastSeenAt: instant,
  device: z.string(),
  current: z.boolean(),
});
export const listSessions = get({
  path: 'user/list-sessions',
  access: 'user',
  summary: 'Kişinin açık oturumları',
  answer: z.object({ sessions: z.array(session) }),
});
export const endSession = post({
  path: 'user/end-session',
  access: 'user',
  summary: 'Kişinin bir oturumunu kapatır',
  body: z.object({ sessionId: plainText.max(128) }),
  answer: done,
  problems: ['not-found'],
});
export const endOtherSessions = post({
  path: 'user/end-other-sessions',
  access: 'user',
  summary: 'Bu oturum dışındaki bütün oturumları kapatır',
  answer: z.object({ ended: z.int() }),
});
export const changePassword = post({
  path: 'user/change-password',
  access: 'user',
  summary: 'Kişinin kendi şifresini değiştirir; öteki oturumlar kapanır',
  body: z.object({
    currentPassword: z.string().min(1, 'current-password-missing').max(128),
    newPassword: password,
  }),
  answer: done,
  problems: ['password-wrong', 'provider-cannot', 'too-many-requests'],
});
