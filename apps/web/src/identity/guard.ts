import type { Role } from '@pratik/contract/user';
import { type MiddlewareFunction, redirect } from 'react-router';
import { signInPath } from '../lib/return-path.ts';
import { decideAccess } from './role-guard.ts';
import type { Session } from './session.ts';

const pathOf = (request: Request): string => {
  const { pathname, search } = new URL(request.url);
  return `${pathname}${search}`;
};

/** Guards a route for one or two roles, as docs/specification.md, 4.4–4.6, defines. */
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
