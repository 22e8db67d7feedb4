import {
  askGuardian,
  correctAgeBand,
  decideAsGuardian,
  endGuardianLinks,
  getMinor,
  makeGuardianLink,
  readGuardianRequest,
  recordGuardian,
  setAgeBand,
  takeBackGuardianLink,
} from '@pratik/contract/guardian';
import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../../platform/http/limits/rate-limits.ts';
import type { Routes } from '../../../platform/http/routes.ts';
import type { Guardians } from './guardians.service.ts';
import type { Minors } from './minors.service.ts';

type Parts = { minors: Minors; guardians: Guardians; publicUrl: string | undefined };

/** Registers the routes for age bands and guardians’ consent. */
export const registerMinorRoutes = (routes: Routes, { minors, guardians, publicUrl }: Parts): void => {
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  const done = { done: true } as const;

  routes.user(setAgeBand, async ({ user, body }) => {
    await minors.setBand(user.id, body.band);
    return done;
  });
  routes.user(askGuardian, ({ user, body }) => guardians.ask(user.id, body.email, publicUrl));
  routes.user(takeBackGuardianLink, async ({ user }) => {
    await guardians.takeBack(user.id);
    return done;
  });
  routes.user(getMinor, ({ query }) => minors.record(query.userId));
  routes.user(correctAgeBand, ({ user, body }) => minors.correctBand(user.id, body.userId, body.band));
  routes.user(makeGuardianLink, ({ user, body, request }) =>
    guardians.link(user.id, body.userId, originOf(request)),
  );
  routes.user(endGuardianLinks, ({ user, body }) => guardians.endLinks(user.id, body.userId));
  routes.user(recordGuardian, ({ user, body }) => guardians.recordPaper(user.id, body));

  routes.public(readGuardianRequest, ({ body, request }) =>
    guardians.read(body.code, addressKey(request.ip)),
  );
  routes.public(decideAsGuardian, async ({ body, request }) => {
    await guardians.decide(body, addressKey(request.ip));
    return done;
  });
};
