import type { Source } from '../finding.ts';

/** Turkish-transfer grammar: synchronous patterns over tagged sentences. */
export function createTransferSource(): Source {
  return { name: 'transfer-grammar', version: '1', find: async () => [], close: async () => undefined };
}
