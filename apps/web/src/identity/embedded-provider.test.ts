import { idpBase } from '@pratik/contract/idp';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { makeToken, problem, server } from '../../test/server.ts';
import { createEmbeddedProvider } from './embedded-provider.ts';

const open: { close: () => void }[] = [];
afterEach(() => {
  for (const provider of open.splice(0)) provider.close();
});

const start = (now?: () => number) => {
  const provider = createEmbeddedProvider(now);
  open.push(provider);
  return provider;
};

const countTokens = (answerToken: () => Response = () => HttpResponse.json({ token: makeToken('ayse') })) => {
  const count = { asked: 0 };
  server.use(
    http.get(`${idpBase}/token`, () => {
      count.asked += 1;
      return answerToken();
    }),
  );
  return count;
};

describe('embedded identity provider (browser client)', () => {
  it('sends one token request for several simultaneous calls', async () => {
    const count = countTokens();
    const provider = start();
    const tokens = await Promise.all([
      provider.init(),
      provider.getToken(),
      provider.getToken({ fresh: true }),
    ]);
    expect(tokens[0]).toBe('ayse');
    expect(count.asked).toBe(1);
  });

  it('sends no sign-in request when the registration has already opened a session', async () => {
    const asked: string[] = [];
    server.use(
      http.post(`${idpBase}/sign-up/email`, () => HttpResponse.json({})),
      http.post(`${idpBase}/sign-in/email`, () => {
        asked.push('sign-in');
        return HttpResponse.json({});
      }),
    );
    countTokens();
    const provider = start();
    const credentials = { email: 'nil@example.com', password: 'uzun bir şifre' };
    await provider.account?.signUp({ ...credentials, name: 'Nil' });
    await expect(provider.signIn(credentials)).resolves.toBe('ayse');
    expect(asked).toEqual([]);
    await provider.signIn(credentials);
    expect(asked).toEqual(['sign-in']);
  });

  it('sends a sign-in request after a registration that opened no session', async () => {
    let signedIn = false;
    server.use(
      http.post(`${idpBase}/sign-up/email`, () => HttpResponse.json({})),
      http.post(`${idpBase}/sign-in/email`, () => {
        signedIn = true;
        return HttpResponse.json({});
      }),
    );
    countTokens(() =>
      signedIn ? HttpResponse.json({ token: makeToken('ayse') }) : problem('unauthenticated'),
    );
    const provider = start();
    const credentials = { email: 'nil@example.com', password: 'uzun bir şifre' };
    await provider.account?.signUp({ ...credentials, name: 'Nil' });
    await expect(provider.signIn(credentials)).resolves.toBe('ayse');
  });

  it('reuses the token until 30 seconds before it expires', async () => {
    const count = countTokens();
    let now = 1_000_000;
    const provider = start(() => now);
    await provider.getToken();
    now += 269_000;
    await provider.getToken();
    expect(count.asked).toBe(1);
    now += 2_000;
    await provider.getToken();
    expect(count.asked).toBe(2);
  });

  it('uses a token for its full lifetime even if the clock of the device is wrong', async () => {
    const yesterday = Math.floor(Date.now() / 1000) - 86_400;
    const count = countTokens(() => HttpResponse.json({ token: makeToken('ayse', 300, yesterday) }));
    const provider = start();
    await provider.getToken();
    await provider.getToken();
    expect(count.asked).toBe(1);
  });

  it('starts without a user when the user is signed out', async () => {
    countTokens(() => problem('unauthenticated'));
    await expect(start().init()).resolves.toBeNull();
  });

  it('reports a connection error when the server is unreachable', async () => {
    countTokens(() => HttpResponse.error());
    await expect(start().init()).rejects.toMatchObject({ name: 'ConnectionProblem' });
  });

  it('notifies listeners when the session has ended', async () => {
    countTokens();
    const provider = start();
    const heard = vi.fn();
    provider.onChange(heard);
    await provider.init();
    countTokens(() => problem('unauthenticated'));
    await expect(provider.getToken({ fresh: true })).resolves.toBeNull();
    expect(heard).toHaveBeenCalledExactlyOnceWith(null);
  });

  it('informs other tabs when the user signs out', async () => {
    countTokens();
    const here = start();
    const there = start();
    await Promise.all([here.init(), there.init()]);
    const heard = new Promise((resolve) => there.onChange(resolve));
    await here.signOut();
    await expect(heard).resolves.toBeNull();
  });
});
