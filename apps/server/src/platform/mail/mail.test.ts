import { type AddressInfo, createServer } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { expect, test } from 'vitest';
import { createLog } from '../log/log.ts';
import { createMail } from './mail.ts';

test('mail log › omits the recipient and the subject when the mail server rejects an e-mail', async () => {
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: ({ address }, _session, callback) => callback(new Error(`no such mailbox: ${address}`)),
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const mail = createMail(`smtp://127.0.0.1:${port}`, 'pratik@okul.example', log);

  const letter = { to: 'veli@example.com', subject: 'Elif Ak için veli izni', text: 'Merhaba' };
  expect(await mail.send('1', letter)).toEqual({ sent: false, reason: 'refused', final: true });
  expect(lines.join('')).toMatch(/"code":"EENVELOPE".*"status":550.*an e-mail was not sent/);
  expect(lines.join('')).not.toMatch(/veli|Elif/);

  mail.close();
  await new Promise<void>((resolve) => smtp.close(() => resolve()));
});

test('mail log › contains no stack trace when the mail server is unreachable', async () => {
  const closed = createServer();
  await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
  const { port } = closed.address() as AddressInfo;
  await new Promise((resolve) => closed.close(resolve));
  const lines: string[] = [];
  const log = createLog('info', { write: (line) => void lines.push(line) });
  const mail = createMail(`smtp://127.0.0.1:${port}`, 'pratik@okul.example', log);
  const letter = { to: 'veli@example.com', subject: 'Merhaba', text: 'Merhaba' };
  expect(await mail.send('1', letter)).toEqual({ sent: false, reason: 'unreachable', final: false });
  expect(lines.join('')).toMatch(/"reason":"unreachable".*an e-mail was not sent/);
  expect(lines.join('')).not.toContain('"stack"');
  mail.close();
});

test('mail client › ends an attempt that exceeds the time limit', async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const mail = createMail(`smtp://127.0.0.1:${port}`, 'pratik@okul.example', createLog('silent'), 1);
  const letter = { to: 'veli@example.com', subject: 'Merhaba', text: 'Merhaba' };
  expect(await mail.send('1', letter)).toEqual({ sent: false, reason: 'timeout', final: false });
  mail.close();
  server.close();
});
