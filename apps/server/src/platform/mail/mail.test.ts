import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createMail } from './mail.ts';

test('a letter that is refused is logged without whom it was for and whom it is about', async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(new Error(`no mailbox ${address}`)),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const mail = createMail(`smtp://127.0.0.1:${port}`, 'pratik@okul.example', log);

  const letter = { to: 'veli@example.com', subject: 'Elif Ak için veli izni', text: 'Merhaba' };
  expect(await mail.send(letter)).toBe(false);
  expect(lines.join('')).toMatch(/"code":"EENVELOPE".*"status":550.*mail not sent/);
  expect(lines.join('')).not.toMatch(/veli|Elif/);

  mail.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});
