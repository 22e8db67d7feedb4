import type { ReplyListener } from './read-reply.ts';

/** Maximum pause before a reply, in milliseconds. */
export const longestPause = 1500;
const shortestPause = 300;
const perCharacter = 12;

/** Whether replies are shown after a pause. There is no pause when the user prefers reduced motion. */
export const mayPause = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Returns the pause before a reply with this text, in milliseconds. The pause is longer for a longer text. */
export const pauseBefore = (text: string): number =>
  Math.min(longestPause, shortestPause + perCharacter * text.length);

/**
 * Shows the whole reply after a pause. The offline partner creates its reply at once, whereas a human partner would
 * need time to type. The server has already stored the reply, so it is not lost if the page is reloaded during the
 * pause.
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
 * The functions that decide about the pause. Tests replace the functions in this object, because they cannot
 * replace the exports of a loaded module.
 */
export const replyPause = { mayPause, createPause };
