import { z } from 'zod';
import { get } from './call.ts';
import { plainText } from './common.ts';

/** What the curriculum is made of. Function words (*the, of, ought*) and sounds (*ship, sheep*) belong to no level. */
export const itemKinds = [
  'word',
  'reading',
  'listening',
  'question',
  'cloze',
  'writing-prompt',
  'placement-item',
  'scenario',
  'function-word',
  'sound',
] as const;
export const itemKind = z.enum(itemKinds);
export type ItemKind = z.infer<typeof itemKind>;

/** Learners see published items only. */
export const itemState = z.enum(['draft', 'in-review', 'published', 'retired']);
export type ItemState = z.infer<typeof itemState>;

/** How many items of a kind a level has to practise with; what there is none of is left out. */
export const coverage = z.array(z.object({ kind: itemKind, levelId: z.string(), published: z.int() }));
export type Coverage = z.infer<typeof coverage>;

export const lookUpWord = get({
  path: 'curriculum/look-up',
  access: 'user',
  summary: 'Dokunulan bir kelimenin Türkçesi; metin verilirse o metindeki anlamı',
  query: z.object({
    /** As it stands in the text: inflected, capital, with its apostrophe; or a phrase. */
    word: plainText.trim().min(1).max(60),
    /** Id of the reading or the script it was tapped in. */
    text: plainText.max(120).optional(),
    /** What stands around it, and where in that it begins, in UTF-16 units: decides noun or verb, and finds phrases. */
    sentence: plainText.max(2000).optional(),
    at: z.coerce.number<number>().int().min(0).max(2000).optional(),
  }),
  answer: z.object({
    /** The dictionary form or phrase it was found under. */
    lemma: z.string(),
    /** Empty for a name. */
    meaning: z.string(),
    /** `glossary`: what it means in this very text; `name`: somebody's or some place's, with no meaning to give. */
    source: z.enum(['glossary', 'word', 'function-word', 'name']),
    /** Of a word of the library, also where the meaning is the text's own; null otherwise. */
    pos: z.string().nullable(),
    ipa: z.string().nullable(),
    levelId: z.string().nullable(),
    example: z.object({ en: z.string(), tr: z.string() }).nullable(),
  }),
  problems: ['not-found'],
});
