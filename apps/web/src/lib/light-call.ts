import type { Call } from '@pratik/contract/call';

/**
 * One of the few calls that every page needs, without its schemas. The browser uses only its address, so the pages
 * before sign-in do not load zod. Tests verify that each one equals the call of the contract.
 */
export const light = <C extends Call>(call: Pick<C, 'method' | 'path' | 'access'>): C => call as C;
