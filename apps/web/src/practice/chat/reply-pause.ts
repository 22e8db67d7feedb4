import type { ReplyListener } from './read-reply.ts';

/** The longest pause before a reply, in milliseconds. */
export const longestPause = 1500;
const shortestPause = 300;
const perCharacter = 12;

/** There is no pause with reduced motion. */
export const mayPause = (): boolean => !window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** The pause before a reply of this text, in milliseconds: longer for a longer text. */
export const pauseBefore = (text: string): number =>
  Math.min(longestPause, shortestPause + perCharacter * text.length);

/**
 * Shows a reply as a whole after a pause. The offline partner has its reply at once; a person would type first. The
 * reply is stored already, so that a reload during the pause shows it.
 */
export const afterPause =
  (listen: ReplyListener, pause: (text: string) => Promise<void>): ReplyListener =>
  async (event) => {
    if (event.type === 'delta') return;
    if (event.type === 'done') await pause(event.turn.text);
    await listen(event);
  };

/** A pause that can be cut short. */
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

/** Whether replies pause, and how. Tests replace the functions of this object, because modules are loaded only once. */
export const replyPause = { mayPause, createPause };
