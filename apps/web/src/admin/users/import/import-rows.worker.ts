import { serveReader } from '../../../lib/serve-reader.ts';
import { readRows } from './import-rows.ts';

/** Reads a file of users outside the page’s thread. */
export const read = (sent: Parameters<typeof readRows>) => readRows(...sent);

serveReader(read);
