import type { CorrectionCode, StoredCorrection } from '@pratik/contract/feedback';

export const categories = ['articles', 'prepositions', 'verbs', 'sentences', 'spelling'] as const;
export type Category = (typeof categories)[number];

const categoryOfCode: Readonly<Record<CorrectionCode, Category>> = {
  'missing-article': 'articles',
  'extra-article': 'articles',
  countability: 'articles',
  quantifier: 'articles',
  'plural-after-number': 'articles',
  possessive: 'articles',
  'missing-preposition': 'prepositions',
  'wrong-preposition': 'prepositions',
  'extra-preposition': 'prepositions',
  'third-person-s': 'verbs',
  'be-omission': 'verbs',
  'be-insertion': 'verbs',
  'tense-present-perfect': 'verbs',
  'tense-other': 'verbs',
  'verb-pattern': 'verbs',
  modal: 'verbs',
  negation: 'verbs',
  'there-is-have': 'verbs',
  'he-she-it': 'sentences',
  'word-order': 'sentences',
  'question-formation': 'sentences',
  comparatives: 'sentences',
  'collocation-transfer': 'sentences',
  'false-friends-and-calques': 'sentences',
  'double-connector': 'sentences',
  'relative-pronoun': 'sentences',
  other: 'sentences',
  'capital-letters': 'spelling',
  punctuation: 'spelling',
  spelling: 'spelling',
};

export const categoryOf = (code: CorrectionCode): Category => categoryOfCode[code];

/**
 * Colour and underline style of each correction category. The styles differ, so that categories can be distinguished
 * without colour.
 */
export const categoryLooks: Readonly<Record<Category, { color: string; line: string }>> = {
  articles: { color: 'primary', line: 'solid' },
  prepositions: { color: 'info', line: 'dashed' },
  verbs: { color: 'error', line: 'double' },
  sentences: { color: 'success', line: 'wavy' },
  spelling: { color: 'warning', line: 'dotted' },
};

/** Returns the number of corrections per category. Categories without corrections are omitted. */
export const countByCategory = (
  corrections: readonly Pick<StoredCorrection, 'code'>[],
): { category: Category; count: number }[] =>
  categories
    .map((category) => ({
      category,
      count: corrections.filter(({ code }) => categoryOf(code) === category).length,
    }))
    .filter(({ count }) => count > 0);
