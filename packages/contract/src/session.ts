import { z } from 'zod';
import { get, post } from './call.ts';
import { done, instant, plainText } from './common.ts';
import { password } from './user.ts';

/** One session of a user: a sign-in on one device. */

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
  summary: 'The user’s own sessions',
  answer: z.object({ sessions: z.array(session) }),
});
export const endSession = post({
  path: 'user/end-session',
  access: 'user',
  summary: 'Ends one of the user’s own sessions',
  body: z.object({ sessionId: plainText.max(128) }),
  answer: done,
  problems: ['not-found'],
});
export const endOtherSessions = post({
  path: 'user/end-other-sessions',
  access: 'user',
  summary: 'Ends all other sessions of the user',
  answer: z.object({ ended: z.int() }),
});
export const changePassword = post({
  path: 'user/change-password',
  access: 'user',
  summary: 'Changes the user’s own password; the other sessions end',
  body: z.object({
    currentPassword: z.string().min(1, 'current-password-missing').max(128),
    newPassword: password,
  }),
  answer: done,
  problems: ['password-wrong', 'provider-cannot', 'too-many-requests'],
});
