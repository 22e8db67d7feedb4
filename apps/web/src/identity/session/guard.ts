import type { Role } from '@pratik/contract/user';
import { type MiddlewareFunction, redirect } from 'react-router';
import { signInPath } from '../../lib/return-path.ts';
import { decideAccess } from './role-guard.ts';
import type { Session } from './session.ts';

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

/** Creates middleware that allows only one or two roles on a route, as defined in docs/specification.md, 4.4–4.6. */
export const guard =
  (session: Session, allowed: Role, secondAllowed?: Role): MiddlewareFunction =>
  async ({ request }) => {
    const state = await session.start();
    const decision = decideAccess({
      signedIn: state.kind === 'signed-in',
      storedRole: session.storedRole(),
      allowed,
      ...(secondAllowed ? { secondAllowed } : {}),
    });
    if (decision === 'sign-in') throw redirect(signInPath(pathOf(request)));
    if (decision === 'fetch-then-refuse') await session.fetchRole();
    if (decision !== 'allow') throw redirect('/notfound');
  };
