import { serveReader } from '../../../lib/serve-reader.ts';
import { readFileText } from './read-file.ts';

/** Reads a file of questions outside the page’s thread. */
export const read = (sent: Parameters<typeof readFileText>) => readFileText(...sent);

serveReader(read);
