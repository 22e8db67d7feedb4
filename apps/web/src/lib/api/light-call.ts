import type { Call } from '@pratik/contract/call';

/**
 * Declares a call without its schemas, so that the pages before sign-in do not load zod. The browser uses only the
 * method, path and access of the call. Tests verify that these three values equal those of the API contract.
 */
export const light = <C extends Call>(call: Pick<C, 'method' | 'path' | 'access'>): C => call as C;
