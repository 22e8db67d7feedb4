import { once } from 'node:events';
import type pg from 'pg';

/**
 * This file runs COPY over node-postgres, whose query API does not support COPY. Rows are transferred in the server’s
 * text format, so that values of every type are restored exactly. Only one chunk is buffered at a time.
 */

/** The methods of node-postgres for `COPY … FROM STDIN`. The types of node-postgres do not declare these methods. */
type CopyConnection = pg.Connection & {
  sendCopyFromChunk(chunk: Uint8Array): void;
  endCopyFrom(): void;
  sendCopyFail(message: string): void;
};

const pieceBytes = 256 * 1024;

/** Base class with the methods that node-postgres calls on the active query. */
abstract class CopyQuery {
  readonly #sql: string;
  readonly #outcome = Promise.withResolvers<void>();
  protected failed = false;
  readonly done = this.#outcome.promise;

  constructor(sql: string) {
    this.#sql = sql;
    // The handler prevents an unhandled rejection, because the caller awaits the promise later.
    this.done.catch(() => undefined);
  }

  submit(connection: pg.Connection): void {
    connection.query(this.#sql);
  }

  handleError(error: Error): void {
    this.failed = true;
    this.#outcome.reject(error);
  }

  handleReadyForQuery(): void {
    this.#outcome.resolve();
  }

  handleCommandComplete(): void {}
}

class CopyOut extends CopyQuery {
  readonly #take: (row: Buffer, connection: pg.Connection) => void;

  constructor(sql: string, take: (row: Buffer, connection: pg.Connection) => void) {
    super(sql);
    this.#take = take;
  }

  handleCopyData(message: { chunk: Buffer }, connection: pg.Connection): void {
    // Copies the chunk, because the parser reuses its buffer.
    this.#take(Buffer.from(message.chunk), connection);
  }
}

/**
 * Runs `COPY … TO STDOUT` and passes on the text in chunks of about 256 kB, waiting until each chunk is written.
 * @returns the number of rows
 */
export async function copyOut(
  client: pg.Client,
  sql: string,
  write: (piece: Buffer) => Promise<void>,
): Promise<number> {
  let rows = 0;
  let buffered: Buffer[] = [];
  let bufferedBytes = 0;
  let writing = Promise.resolve();
  let failure: unknown;

  const flush = async () => {
    const piece = Buffer.concat(buffered);
    buffered = [];
    bufferedBytes = 0;
    if (piece.length > 0 && failure === undefined) await write(piece);
  };
  const query = new CopyOut(sql, (row, connection) => {
    // In the text format of COPY, each message is one row.
    rows += 1;
    buffered.push(row);
    bufferedBytes += row.length;
    if (bufferedBytes < pieceBytes) return;
    const piece = flush();
    connection.stream.pause();
    writing = Promise.all([writing, piece])
      .catch((error: unknown) => {
        failure = error;
      })
      .then(() => void connection.stream.resume());
  });
  client.query(query);
  await query.done;
  await writing;
  if (failure !== undefined) throw failure;
  await flush();
  return rows;
}

class CopyIn extends CopyQuery {
  readonly #pieces: AsyncIterable<Uint8Array>;

  constructor(sql: string, pieces: AsyncIterable<Uint8Array>) {
    super(sql);
    this.#pieces = pieces;
  }

  handleCopyInResponse(connection: pg.Connection): void {
    const to = connection as CopyConnection;
    this.#send(to).catch((error: unknown) => to.sendCopyFail(String(error)));
  }

  async #send(to: CopyConnection): Promise<void> {
    for await (const piece of this.#pieces) {
      if (this.failed) return;
      to.sendCopyFromChunk(piece);
      const ended = this.done.catch(() => undefined);
      if (to.stream.writableNeedDrain) await Promise.race([once(to.stream, 'drain'), ended]);
    }
    if (!this.failed) to.endCopyFrom();
  }
}

/**
 * Runs `COPY … FROM STDIN` with the chunks of a text.
 * @throws the server’s error, even when reading the chunks has failed
 */
export async function copyIn(
  client: pg.Client,
  sql: string,
  pieces: AsyncIterable<Uint8Array>,
): Promise<void> {
  const query = new CopyIn(sql, pieces);
  client.query(query);
  await query.done;
}
