/**
 * Messages from a page to a service worker. `take-over` asks the worker to become active. `isYours` asks whether
 * the entry script of a page belongs to the worker’s version.
 */
export type Question = 'take-over' | { readonly isYours: string };
