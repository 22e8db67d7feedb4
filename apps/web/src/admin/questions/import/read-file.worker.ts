import { serveReader } from '../../../lib/files/serve-reader.ts';
import { readFileText } from './read-file.ts';

/** Reads a question file in a web worker, so that the page stays responsive. */
export const read = (sent: Parameters<typeof readFileText>) => readFileText(...sent);

serveReader(read);
