import { SMTPServer } from 'smtp-server';

export type ReceivedLetter = { to: string; text: string };

/** Starts a mail server on a free port. By default it accepts every e-mail; `refuse` sets the error for recipients. */
export const startMailServer = async () => {
  const letters: ReceivedLetter[] = [];
  const waiting: (() => void)[] = [];
  const state: { refuse: { code: number } | null } = { refuse: null };
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo({ address }, _session, done) {
      if (!state.refuse) return done();
      done(
        Object.assign(new Error(`no mailbox has the address ${address}`), {
          responseCode: state.refuse.code,
        }),
      );
    },
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        letters.push({
          to: session.envelope.rcptTo.map((one) => one.address).join(),
          text: Buffer.concat(parts).toString('utf8'),
        });
        done();
        for (const wake of waiting.splice(0)) wake();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    url: `smtp://127.0.0.1:${port}`,
    letters,
    /** Sets the SMTP code with which recipients are rejected; null accepts all recipients. */
    refuse: (code: number | null) => {
      state.refuse = code === null ? null : { code };
    },
    /** Waits for the first e-mail to an address and returns the text that its reader sees. */
    async letterTo(email: string): Promise<string> {
      for (;;) {
        const letter = letters.find((one) => one.to === email);
        if (letter) return readable(letter.text);
        await new Promise<void>((wake) => waiting.push(wake));
      }
    },
    stop: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  };
};

/** Returns the text of an e-mail as a mail program shows it. */
export const readable = (raw: string): string => {
  const [head = '', ...rest] = raw.split('\r\n\r\n');
  const body = rest.join('\r\n\r\n');
  if (/base64/i.test(head)) return Buffer.from(body, 'base64').toString('utf8');
  const bytes = body.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return /quoted-printable/i.test(head)
    ? decodeURIComponent(bytes.replace(/%(?![0-9A-F]{2})/g, '%25'))
    : body;
};
