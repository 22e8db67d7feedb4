import { Problem } from '../../platform/http/problem.ts';

/**
 * Returns a request’s bearer token from its single Authorization header.
 * @param rawHeaders alternating names and values, as Node provides them
 * @throws Problem `unauthenticated`
 */
export const bearerToken = (rawHeaders: readonly string[]): string => {
  let found: string | undefined;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length !== 13 || name.toLowerCase() !== 'authorization') continue;
    if (found !== undefined) throw new Problem('unauthenticated');
    found = rawHeaders[index + 1];
  }
  const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(found ?? '')?.[1];
  if (!token) throw new Problem('unauthenticated');
  return token;
};
