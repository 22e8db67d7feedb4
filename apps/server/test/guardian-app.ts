import { randomUUID } from 'node:crypto';
import type { GuardianCover } from '@pratik/contract/guardian';
import type { PrivacyText } from '@pratik/contract/privacy';
import { type FakeAiServer, startFakeAiServer } from './fake-ai-server.ts';
import { startTestApp, type TestApp } from './harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from './users.ts';

/** Returns a function that calls an app. Calls without a session are sent to the public API. */
export const callIn = (configured: TestApp) => async (who: Session | null, path: string, body?: object) => {
  const base = who ? '/api/private/' : '/api/public/';
  const answer = await configured.send(body ? 'POST' : 'GET', `${base}${path}`, {
    ...(who ? { token: who.token } : {}),
    ...(body ? { body } : {}),
  });
  const isJson = String(answer.headers['content-type']).includes('json');
  return { status: answer.statusCode, body: isJson ? answer.json() : undefined };
};

/**
 * Starts an app that asks for users’ ages, with a fake AI model, an administrator and helper functions. Call
 * `close` in `afterAll`.
 */
export const startGuardianApp = async () => {
  const ai = await startFakeAiServer();
  const app = await startTestApp({
    env: { AI_BASE_URL: ai.url, AI_MODEL: 'fake', AI_FEEDBACK: 'false', MINORS: 'on' },
  });
  const admin = await signInFirstAdministrator(app);
  return {
    ai,
    app,
    admin,
    configured: guardianApp(app, admin, ai),
    async close() {
      await app.close();
      await ai.close();
    },
  };
};

export type GuardianApp = ReturnType<typeof guardianApp>;

/** Creates helper functions for children, guardians and administrators in an app that asks for users’ ages. */
export const guardianApp = (app: TestApp, admin: Session, ai: FakeAiServer) => {
  const call = callIn(app);

  /** Returns the items that a guardian must consent to now, as the guardian’s page shows them. */
  const asked = async (): Promise<GuardianCover[]> => {
    const { texts } = (await call(admin, 'privacy/list-texts')).body;
    return texts.flatMap(({ kind, version, service }: PrivacyText) =>
      service === null ? [] : { purpose: kind, version, service },
    );
  };

  return {
    call,
    asked,
    consent: (who: Session, version = 1) =>
      call(who, 'privacy/decide', { purpose: 'ai', given: true, version, service: new URL(ai.url).host }),
    partnerOf: async (who: Session) => (await call(who, 'chat/options')).body.partner,
    begin: async (who: Session) => {
      const conversationId = randomUUID();
      await call(who, 'chat/start', { conversationId, kind: 'free' });
      return conversationId;
    },
    say: (who: Session, conversationId: string, text: string) =>
      call(who, 'chat/send-message', { conversationId, turnId: randomUUID(), text }),
    child: async () => {
      const learner = await addAndSignIn(app, admin);
      await call(learner, 'privacy/set-age-band', { band: '13-17' });
      return learner;
    },
    codeFor: async (userId: string) => {
      const { url } = (await call(admin, 'privacy/make-guardian-link', { userId })).body;
      return new URLSearchParams(new URL(url).hash.slice(1)).get('code') ?? '';
    },
    decide: async (code: string, given: boolean) => {
      const signed = given ? { guardian: 'Nur Ak', covers: await asked() } : {};
      return (await call(null, 'guardian/decide', { code, given, ...signed })).status;
    },
  };
};
