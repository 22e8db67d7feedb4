import { z } from 'zod';
import { get } from './call.ts';
import { day, instant } from './common.ts';

/** What is kept for so long; `records`: what the machinery wrote down on its way. */
export const retentionKinds = ['chat', 'writing', 'safety', 'usage', 'records'] as const;
export const retentionKind = z.enum(retentionKinds);
export type RetentionKind = z.infer<typeof retentionKind>;

const count = z.object({ kind: retentionKind, count: z.int() });

export const getRetention = get({
  path: 'privacy/retention',
  access: 'admin',
  summary: 'Saklama süreleri: ne kadar tutuluyor, sıradaki silmede ne gidecek, son günlerde ne silindi',
  answer: z.object({
    kinds: z.array(
      z.object({
        kind: retentionKind,
        /** 0: kept until the person is erased. */
        days: z.int(),
        held: z.int(),
        /** Of what may go: when the oldest was last touched. */
        oldestAt: instant.nullable(),
        /** What the next run takes away. */
        next: z.int(),
      }),
    ),
    /** When the next run is due. */
    nextAt: instant,
    /** The last thirty days, newest first; a day with nothing to delete has no counts. */
    runs: z.array(z.object({ day, at: instant, counts: z.array(count) })),
  }),
});
