/** Answers each message of the page with the result of `read`. Only a worker module calls it, and at its end. */
export const serveReader = <Sent, Answer>(read: (sent: Sent) => Answer): void => {
  // Tests import worker modules into a page.
  if (typeof document !== 'undefined') return;
  addEventListener('message', ({ data }: MessageEvent<Sent>) => postMessage(read(data)));
};
