import { z } from 'zod';
import { post } from './call.ts';
import { id, plainText } from './common.ts';

/** Where a word was met. */
export const wordOrigin = z.enum(['reading', 'listening', 'chat', 'own']);
export type WordOrigin = z.infer<typeof wordOrigin>;

/** Something to learn: a sign alone is no word. */
const letters = /[\p{L}\p{N}]/u;

export const saveWord = post({
  path: 'vocabulary/save-word',
  access: 'user',
  summary: 'Bir kelimeyi kişinin kelimelerine ekler; aynı kelime ve anlam bir kez eklenir',
  body: z.object({
    /** Made by the browser: the same one twice adds one. */
    id,
    word: plainText.trim().min(1).max(80).regex(letters, { error: 'Bir kelime yazın' }),
    meaning: plainText.trim().min(1).max(300).regex(letters, { error: 'Kelimenin anlamını yazın' }),
    /** The English sentence it was met in. */
    sentence: plainText.trim().max(1000).optional(),
    from: z.object({
      kind: wordOrigin,
      /** Of the text, script or conversation. */
      id: plainText.max(120).optional(),
    }),
  }),
  answer: z.object({
    cardId: id,
    /** It was among their words before. */
    already: z.boolean(),
  }),
  problems: ['not-found'],
});
