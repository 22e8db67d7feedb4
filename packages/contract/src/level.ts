import { z } from 'zod';
import { get } from './call.ts';
import { cefrLevel } from './common.ts';

export const level = z.object({
  id: z.string(),
  cefr: cefrLevel,
  name: z.object({ tr: z.string(), en: z.string() }),
  position: z.int(),
});
export type Level = z.infer<typeof level>;

export const listLevels = get({
  path: 'level/list',
  access: 'user',
  summary: 'Kullanımdaki seviyeler, sırasıyla',
  answer: z.object({ levels: z.array(level) }),
});
