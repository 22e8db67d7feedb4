/**
 * Answers each message of the page with the result of `read`. A web worker module must call this function as its
 * last statement.
 */
export const serveReader = <Sent, Answer>(read: (sent: Sent) => Answer): void => {
  // Tests import worker modules into a page. A page must not answer messages.
  if (typeof document !== 'undefined') return;
  addEventListener('message', ({ data }: MessageEvent<Sent>) => postMessage(read(data)));
};
