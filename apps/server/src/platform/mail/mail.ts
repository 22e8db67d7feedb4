import type { MailCause } from '@pratik/contract/letters';
import { createTransport } from 'nodemailer';
import type { Log } from '../log/log.ts';

export type Letter = { to: string; subject: string; text: string };

/**
 * The result of one attempt. `final`: the mail server permanently rejected the e-mail or its address, so a retry cannot
 * succeed.
 */
export type Delivery = { sent: true } | { sent: false; reason: MailCause; final: boolean };

export type Mail = {
  /** Whether a mail server is configured. Without a mail server no e-mail is sent. */
  configured: boolean;
  /**
   * Makes one attempt to send an e-mail, limited to one minute.
   * @param id the e-mail’s id, which is the same for all attempts
   */
  send(id: string, letter: Letter): Promise<Delivery>;
  close(): void;
};

/** Time limit of one attempt in milliseconds; ends an attempt even while the mail server is sending data slowly. */
const attemptMs = 60_000;

/** Creates a client for an SMTP server; without a `url` no e-mail is sent. Only the outbox calls `send`. */
export const createMail = (url: string | undefined, from: string, log: Log, limitMs = attemptMs): Mail => {
  if (!url) {
    return {
      configured: false,
      send: async () => ({ sent: false, reason: 'unreachable', final: false }),
      close: () => {},
    };
  }
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
  const domain = /@([^@>\s]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';
  return {
    configured: true,
    async send(id, letter) {
      try {
        // All attempts use the same message id, so that a mail server recognises an e-mail that it has already accepted
        // when its response was lost.
        const sending = transport.sendMail({ ...letter, messageId: `<${id}@${domain}>` });
        await within(sending, limitMs);
        return { sent: true };
      } catch (error) {
        log.warn(loggedError(error), 'an e-mail was not sent');
        return { sent: false, ...reasonOf(error) };
      }
    },
    close: () => transport.close(),
  };
};

class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

const within = async (work: Promise<unknown>, limitMs: number): Promise<void> => {
  const { promise: over, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooSlow('the mail server took too long')), limitMs);
  // After the time limit, an error of the attempt is ignored to prevent an unhandled rejection.
  work.catch(() => undefined);
  try {
    await Promise.race([work, over]);
  } finally {
    clearTimeout(timer);
  }
};

type SmtpError = { code?: unknown; responseCode?: unknown; command?: unknown };

const unreachable = new Set(['ECONNECTION', 'ECONNREFUSED', 'ECONNRESET', 'ESOCKET', 'EDNS', 'ETLS']);

const reasonOf = (error: unknown): { reason: MailCause; final: boolean } => {
  if (error instanceof TooSlow) return { reason: 'timeout', final: false };
  const { code, responseCode: status } = error as SmtpError;
  if (code === 'EAUTH' || code === 'ENOAUTH') return { reason: 'credentials', final: false };
  const isAboutLetter = code === 'EENVELOPE' || code === 'EMESSAGE';
  if (typeof status === 'number' && status >= 500) return { reason: 'refused', final: isAboutLetter };
  if (typeof status === 'number' && status >= 400) return { reason: 'busy', final: false };
  // Without a status from the mail server, EENVELOPE means that the address is invalid.
  if (code === 'EENVELOPE') return { reason: 'refused', final: true };
  if (code === 'ETIMEDOUT') return { reason: 'timeout', final: false };
  return { reason: unreachable.has(String(code)) ? 'unreachable' : 'invalid-answer', final: false };
};

/**
 * Returns the fields of a failure that may be logged. The mail server’s error text is omitted, because it repeats
 * addresses; a subject may contain a learner’s name. Only an unknown failure includes a stack trace.
 */
const loggedError = (error: unknown) => {
  const { code, responseCode: status, command } = error as SmtpError;
  const { reason } = reasonOf(error);
  return reason === 'invalid-answer' ? { err: error } : { reason, code, status, command };
};
