import { createTransport } from 'nodemailer';
import type { Log } from '../log/log.ts';

export type Letter = { to: string; subject: string; text: string };

export type Mail = {
  /** Whether a mail server is set; without one `send` always answers false. */
  configured: boolean;
  /** Hands a letter to the mail server; false (and a line in the log) when it was not taken. */
  send(letter: Letter): Promise<boolean>;
  close(): void;
};

/** Mail over SMTP; `url` undefined: no mail is sent. */
export const createMail = (url: string | undefined, from: string, log: Log): Mail => {
  if (!url) return { configured: false, send: async () => false, close: () => {} };
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 3,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
    },
    { from },
  );
  return {
    configured: true,
    async send(letter) {
      try {
        await transport.sendMail(letter);
        return true;
      } catch (error) {
        log.warn(loggedFault(error), 'mail not sent');
        return false;
      }
    },
    close: () => transport.close(),
  };
};

/** What a log may hold of a failure: a mail server's own words repeat addresses, a subject may name a learner. */
const loggedFault = (error: unknown) => {
  const { code, responseCode: status, command } = error as { [key: string]: unknown };
  return status !== undefined || code === 'EENVELOPE' ? { code, status, command } : { err: error };
};
