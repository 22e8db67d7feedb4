import {
  forgottenPasswordForm,
  idpBase,
  idpToken,
  passkeyForm,
  passkeyOptions,
  resetPasswordForm,
  secondFactorForm,
  signedIn,
  signInAnswer,
  signInForm,
  signUpAnswer,
  signUpForm,
} from '@pratik/contract/idp';
import type { ProblemName } from '@pratik/contract/problems';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Problem } from '../../platform/http/problem.ts';
import { problemResponses } from '../../platform/http/responses.ts';
import { partyOf } from '../second-factor/request-party.ts';
import type { IdpService } from './idp.service.ts';
import { isOwnOrigin } from './origin-check.ts';

const success = z.object({ success: z.literal(true) });
const keySet = z.object({ keys: z.array(z.record(z.string(), z.unknown())) });

type Address = {
  method: 'GET' | 'POST';
  path: string;
  summary: string;
  body?: z.ZodType;
  answer: z.ZodType;
  problems?: readonly ProblemName[];
};

/** Registers the embedded provider’s public routes. All other paths below `/api/idp/` return 404. */
export const registerIdpRoutes = (
  app: FastifyInstance,
  idp: IdpService,
  options: { signUp: boolean; publicUrl: string | undefined },
): void => {
  const ownHosts = (request: FastifyRequest) =>
    options.publicUrl ? [request.host, new URL(options.publicUrl).host] : [request.host];

  const open = <Body = unknown>(
    { method, path, summary, body, answer, problems = [] }: Address,
    handle: (body: Body, request: FastifyRequest, reply: FastifyReply) => Promise<unknown>,
  ) =>
    app.route({
      method,
      url: `${idpBase}${path}`,
      schema: {
        summary,
        tags: ['idp'],
        ...(body ? { body } : {}),
        response: {
          200: answer,
          ...problemResponses(method === 'POST' ? [...problems, 'forbidden'] : problems),
        },
      },
      onRequest: async (request) => {
        if (method === 'POST' && !isOwnOrigin(request.headers, ownHosts(request))) {
          throw new Problem('forbidden');
        }
      },
      handler: (request, reply) => {
        reply.header('cache-control', 'no-store');
        return handle(request.body as Body, request, reply);
      },
    });

  open<z.output<typeof signInForm>>(
    {
      method: 'POST',
      path: '/sign-in/email',
      summary: 'Signs in with e-mail and password',
      body: signInForm,
      answer: signInAnswer,
      problems: ['sign-in-failed', 'account-disabled', 'too-many-requests'],
    },
    async (form, request, reply) => withCookies(reply, await idp.signIn(form, clientOf(request))),
  );
  open<z.output<typeof secondFactorForm>>(
    {
      method: 'POST',
      path: '/sign-in/second-factor',
      summary: 'Completes a sign-in with a code after the password',
      body: secondFactorForm,
      answer: signedIn,
      problems: ['step-over', 'code-wrong', 'account-disabled', 'too-many-requests'],
    },
    async (form, request, reply) => withCookies(reply, await idp.signInByCode(form, clientOf(request))),
  );
  open(
    {
      method: 'POST',
      path: '/sign-in/passkey-options',
      summary: 'Starts a sign-in with a passkey',
      answer: passkeyOptions,
      problems: ['passkey-insecure', 'too-many-requests'],
    },
    async (_, request, reply) =>
      withCookies(reply, await idp.beginPasskey(partyOf(request, options.publicUrl), clientOf(request))),
  );
  open<z.output<typeof passkeyForm>>(
    {
      method: 'POST',
      path: '/sign-in/passkey',
      summary: 'Signs in with a passkey',
      body: passkeyForm,
      answer: signedIn,
      problems: ['step-over', 'passkey-refused', 'passkey-insecure', 'account-disabled'],
    },
    async ({ response }, request, reply) =>
      withCookies(
        reply,
        await idp.signInByPasskey(response, partyOf(request, options.publicUrl), clientOf(request)),
      ),
  );
  open(
    { method: 'POST', path: '/sign-out', summary: 'Signs out', answer: success },
    async (_, request, reply) => withCookies(reply, await idp.signOut(clientOf(request))),
  );
  open(
    {
      method: 'GET',
      path: '/token',
      summary: 'Returns an access token that is valid for five minutes',
      answer: idpToken,
      problems: ['unauthenticated'],
    },
    async (_, request, reply) => withCookies(reply, await idp.token(clientOf(request))),
  );
  open(
    { method: 'GET', path: '/jwks', summary: 'Returns the public keys that verify tokens', answer: keySet },
    () => idp.jwks(),
  );
  open<z.output<typeof forgottenPasswordForm>>(
    {
      method: 'POST',
      path: '/request-password-reset',
      summary: 'Mails a link to reset the password',
      body: forgottenPasswordForm,
      answer: success,
      problems: ['provider-cannot', 'too-many-requests'],
    },
    async ({ email }, request) => {
      await idp.askReset(email, clientOf(request));
      return { success: true };
    },
  );
  open<z.output<typeof resetPasswordForm>>(
    {
      method: 'POST',
      path: '/reset-password',
      summary: 'Sets a new password with the code of the link',
      body: resetPasswordForm,
      answer: success,
      problems: ['reset-link-invalid', 'too-many-requests'],
    },
    async (form, request, reply) => withCookies(reply, await idp.resetPassword(form, clientOf(request))),
  );
  if (!options.signUp) return;
  open<z.output<typeof signUpForm>>(
    {
      method: 'POST',
      path: '/sign-up/email',
      summary: 'Creates an account',
      body: signUpForm,
      answer: signUpAnswer,
      problems: ['sign-up-closed', 'too-many-requests'],
    },
    async (form, request) => {
      await idp.signUp(form, clientOf(request));
      return { success: true };
    },
  );
};

/** Returns the client data (network address and headers) that the provider needs. */
const clientOf = (request: FastifyRequest) => {
  const headers = new Headers();
  const { cookie, 'user-agent': userAgent } = request.headers;
  if (cookie) headers.set('cookie', cookie);
  if (userAgent) headers.set('user-agent', userAgent.slice(0, 512));
  return { address: request.ip, headers };
};

const withCookies = <Body>(
  reply: FastifyReply,
  { body, cookies }: { body: Body; cookies: string[] },
): Body => {
  if (cookies.length > 0) reply.header('set-cookie', cookies);
  return body;
};
