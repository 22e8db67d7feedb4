import { serveReader } from '../../../lib/files/serve-reader.ts';
import { readRows } from './import-rows.ts';

/** Reads a file of users in a web worker, so that the page stays responsive. */
export const read = (sent: Parameters<typeof readRows>) => readRows(...sent);

serveReader(read);
