import type { Call } from '@pratik/contract/call';

/**
 * One of the few calls that every page needs, without its schemas: the browser uses no more of a call than
 * its address, and so the pages before signing in do without zod. Tests hold each equal to the contract's.
 */
export const light = <C extends Call>(call: Pick<C, 'method' | 'path' | 'access'>): C => call as C;
