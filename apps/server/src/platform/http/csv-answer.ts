import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { byteOrderMark } from '../csv/csv.ts';

/** Streams CSV lines as a file download. `name` is the name of the downloaded file. */
export const sendCsv = (reply: FastifyReply, name: string, lines: AsyncIterable<string>): FastifyReply =>
  reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', `attachment; filename="${name}"`)
    .send(Readable.from(marked(lines)));

async function* marked(lines: AsyncIterable<string>): AsyncGenerator<string> {
  let first = true;
  for await (const line of lines) {
    yield first ? byteOrderMark + line : line;
    first = false;
  }
}
