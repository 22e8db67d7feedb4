/** What a page says to a service worker: to take over, or to tell whether the page's own entry is of its version. */
export type Question = 'take-over' | { readonly isYours: string };
