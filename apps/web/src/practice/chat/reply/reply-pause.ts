import type { ReplyListener } from './read-reply.ts';

/** Maximum pause before a reply of the offline partner, in milliseconds. */
export const longestPause = 1500;
const shortestPause = 300;
const perCharacter = 12;

/** Whether replies are shown after a pause. Users who prefer reduced motion get no pause. */
export const mayPause = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the pause before a reply in milliseconds. A longer text gets a longer pause. */
export const pauseBefore = (text: string): number =>
  Math.min(longestPause, shortestPause + perCharacter * text.length);

/**
 * Delays the display of a reply, because a human partner needs time to type. The server has already stored the reply,
 * so a page reload during the pause loses nothing.
 */
export const afterPause =
  (listen: ReplyListener, pause: (text: string) => Promise<void>): ReplyListener =>
  async (event) => {
    if (event.type === 'delta') return;
    if (event.type === 'done') await pause(event.turn.text);
    await listen(event);
  };

/** Creates a pause that the caller can end early. */
export const createPause = () => {
  let end = () => {};
  return {
    wait: (text: string): Promise<void> =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, pauseBefore(text));
        end = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => end(),
  };
};

/**
 * Functions that decide about the pause. They are in an object, because tests cannot replace the exports of a loaded
 * module.
 */
export const replyPause = { mayPause, createPause };
