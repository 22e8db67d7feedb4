import { z } from 'zod';
import { get } from './call.ts';
import { plainText } from './common.ts';

/**
 * Kinds of curriculum items. Function words (such as *the*, *of*) and sounds (such as *ship* and *sheep*) have no
 * level.
 */
export const itemKinds = [
  'word',
  'reading',
  'listening',
  'question',
  'cloze',
  'grammar-lesson',
  'writing-prompt',
  'model-answer',
  'placement-item',
  'scenario',
  'unit',
  'function-word',
  'sound',
] as const;
export const itemKind = z.enum(itemKinds);
export type ItemKind = z.infer<typeof itemKind>;

/** State of an item. Learners see only published items. */
export const itemState = z.enum(['draft', 'in-review', 'published', 'retired']);
export type ItemState = z.infer<typeof itemState>;

/** Number of published items per kind and level. Contains no entry for a kind without published items. */
export const coverage = z.array(z.object({ kind: itemKind, levelId: z.string(), published: z.int() }));
export type Coverage = z.infer<typeof coverage>;

export const lookUpWord = get({
  path: 'curriculum/look-up',
  access: 'user',
  summary: 'The Turkish meaning of a tapped word; with a text, its meaning in that text',
  query: z.object({
    /**
     * The tapped word or phrase exactly as it is written in the text, with its ending, capital letter and
     * apostrophe.
     */
    word: plainText.trim().min(1).max(60),
    /** Id of the reading or listening script in which the word was tapped. */
    text: plainText.max(120).optional(),
    /**
     * The sentence that contains the word. The server uses it to distinguish nouns from verbs and to find phrases.
     * `at` is the offset of the word in the sentence, in UTF-16 code units.
     */
    sentence: plainText.max(2000).optional(),
    at: z.coerce.number<number>().int().min(0).max(2000).optional(),
  }),
  answer: z.object({
    /** The dictionary entry (lemma or phrase) that matches the tapped word. */
    lemma: z.string(),
    /** Turkish meaning of the word. Empty if the word is a name. */
    meaning: z.string(),
    /**
     * Where the meaning was found. `glossary`: in the glossary of the text. `word`: in the library words.
     * `function-word`: in the function words. `name`: the word is a name and has no meaning.
     */
    source: z.enum(['glossary', 'word', 'function-word', 'name']),
    /**
     * Part of speech of the library word, even if the meaning comes from the glossary. Null if the library does not
     * contain the word.
     */
    pos: z.string().nullable(),
    ipa: z.string().nullable(),
    levelId: z.string().nullable(),
    example: z.object({ en: z.string(), tr: z.string() }).nullable(),
    /** A frequent English combination of words that contains the word. */
    collocation: z.string().nullable(),
    /** Turkish meanings of the other senses of the library word, the most frequent first. */
    otherSenses: z.array(z.string()),
  }),
  problems: ['not-found'],
});
