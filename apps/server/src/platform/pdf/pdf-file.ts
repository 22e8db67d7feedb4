import type { IsolatedTask } from '../isolation/isolated-task.ts';
import type { Isolation } from '../isolation/isolation.ts';
import type { PdfDocument } from './pdf-document.ts';
import type { run } from './pdf-file.isolated.ts';

const writing: IsolatedTask<typeof run> = {
  module: new URL('./pdf-file.isolated.ts', import.meta.url),
  runMs: 15_000,
  inputBytes: 2 * 1024 * 1024,
  outputBytes: 8 * 1024 * 1024,
};

/**
 * Writes a document as a PDF file in base64. The work is done in an isolated child process with limits of time and
 * memory, so that it does not block other requests.
 * @param owner id of the user who asked for the file
 * @throws IsolationError; Problem `busy`, `too-many-requests`
 */
export const pdfFile = (
  isolation: Isolation,
  document: PdfDocument,
  owner: string,
  signal: AbortSignal,
): Promise<string> =>
  isolation.run(writing, { input: Buffer.from(JSON.stringify(document)), options: undefined, owner, signal });
