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
import { addressKey } from '../../platform/http/rate-limits.ts';
import type { Routes } from '../../platform/http/routes.ts';
import type { Guardians } from './guardians.service.ts';
import type { Minors } from './minors.service.ts';

type Parts = { minors: Minors; guardians: Guardians; publicUrl: string | undefined };

/** Age bands, and the consent of guardians. */
export const registerMinorRoutes = (routes: Routes, { minors, guardians, publicUrl }: Parts): void => {
  const originOf = (request: FastifyRequest) => publicUrl ?? `${request.protocol}://${request.host}`;
  const done = { done: true } as const;

  routes.person(setAgeBand, async ({ person, body }) => {
    await minors.setBand(person.id, body.band);
    return done;
  });
  routes.person(askGuardian, ({ person, body }) => guardians.ask(person.id, body.email, publicUrl));
  routes.person(takeBackGuardianLink, async ({ person }) => {
    await guardians.takeBack(person.id);
    return done;
  });
  routes.person(getMinor, ({ query }) => minors.record(query.userId));
  routes.person(correctAgeBand, ({ person, body }) => minors.correctBand(person.id, body.userId, body.band));
  routes.person(makeGuardianLink, ({ person, body, request }) =>
    guardians.link(person.id, body.userId, originOf(request)),
  );
  routes.person(endGuardianLinks, ({ person, body }) => guardians.endLinks(person.id, body.userId));
  routes.person(recordGuardian, ({ person, body }) => guardians.recordPaper(person.id, body));

  routes.public(readGuardianRequest, ({ body, request }) =>
    guardians.read(body.code, addressKey(request.ip)),
  );
  routes.public(decideAsGuardian, async ({ body, request }) => {
    await guardians.decide(body, addressKey(request.ip));
    return done;
  });
};
