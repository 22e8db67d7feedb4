/**
 * Messages from a page to a service worker: become active now, or say whether the page’s entry belongs to the
 * worker’s version.
 */
export type Question = 'take-over' | { readonly isYours: string };
