import type { CorrectionCode } from '@pratik/contract/feedback';
import { GAP } from '../kinds/cloze.ts';
import type { Library } from '../library.ts';
import { holds } from '../meaning/forms.ts';
import { plain } from '../meaning/tokens.ts';
import { checkOptions } from './choices.ts';
import { type ContentIssue, issueRecorder } from './content-issue.ts';

const PREPOSITION =
  /\b(?:about|above|across|after|against|along|among|around|at|before|behind|below|beside|between|by|during|except|for|from|in|inside|into|like|near|of|off|on|onto|out|outside|over|past|round|since|than|through|till|to|towards?|under|until|up|with|within|without)\b/;

/**
 * Maps an error code to the pattern that the answer of a cloze item for this code must match. Error codes
 * without a pattern accept any answer.
 */
const LOOKS: Partial<Record<CorrectionCode, RegExp>> = {
  'missing-article': /\b(?:an?|the)\b/,
  'missing-preposition': PREPOSITION,
  'wrong-preposition': PREPOSITION,
  'third-person-s': /s\b|does|has|isn't|doesn't|hasn't/,
  'he-she-it': /\b(?:he|she|it|him|her|his|hers|its|himself|herself|itself)\b/,
  'be-omission':
    /\b(?:am|is|are|was|were|be|been|being|i'm|you're|he's|she's|it's|we're|they're|isn't|aren't|wasn't|weren't)\b/,
  'tense-present-perfect':
    /\b(?:have|has|haven't|hasn't|since|for|already|yet|ever|never|just|been|gone)\b|ed\b|en\b|(?:ne|un|um|ught|t|d|ad)\b/,
  quantifier:
    /\b(?:much|many|few|little|some|any|lot|lots|more|most|less|fewer|several|enough|too|none|no|both|each|every|all|plenty|deal|number|amount|couple)\b/,
  comparatives:
    /er\b|est\b|\b(?:more|most|less|least|than|as|worse|worst|further|better|best|the|much|far)\b/,
  'relative-pronoun': /\b(?:who|whom|whose|which|that|where|when|why|what|whoever|whatever)\b/,
  possessive: /'s?\b|'|\b(?:my|your|his|her|its|our|their|mine|yours|hers|ours|theirs|of|own|whose)\b/,
  'there-is-have': /\b(?:there|has|have|had|is|are|was|were|isn't|aren't)\b/,
  modal:
    /\b(?:can|could|may|might|must|shall|should|will|would|ought|have|has|had|need|able|can't|couldn't|mustn't|shouldn't|won't|wouldn't|needn't|don't)\b|^[a-z]+$/,
};

const words = (text: string) =>
  ` ${plain(text)
    .replace(/[^\p{L}\p{N}' -]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()} `;

/**
 * Checks that each cloze item has exactly one gap, does not show its answer, and has an answer that fits the
 * practised error code.
 */
export function checkClozes(library: Library): ContentIssue[] {
  const { issues, error, warn } = issueRecorder('cloze');
  const seen = new Map<string, string>();
  for (const item of library.clozes) {
    const gaps = item.text.split(GAP).length - 1;
    if (gaps !== 1 || item.text.replace(GAP, '').includes('__'))
      error('gap', item, `${gaps} gaps; there is one ${GAP} in an item`);
    const around = words(item.text.replace(GAP, ' '));
    for (const answer of item.answers) {
      if (around.includes(words(answer))) error('shown', item, `the answer "${answer}" stands in the item`);
      if (item.wrong.some((option) => words(option) === words(answer) && option === answer))
        error('options', item, `"${answer}" is right and wrong`);
    }
    if (new Set(item.answers).size < item.answers.length) error('options', item, 'an answer is listed twice');
    issues.push(
      ...checkOptions('cloze', { ...item, right: item.answers[0] ?? '' }).filter(
        ({ reason }) =>
          !(item.practises.includes('capital-letters') || item.practises.includes('punctuation')) ||
          !reason.startsWith('two options'),
      ),
    );
    for (const code of item.practises) {
      const look = LOOKS[code];
      if (look && !item.answers.some((answer) => look.test(plain(answer))))
        warn('practises', item, `"${item.answers[0]}" does not look like ${code}`);
    }
    const filled = item.text.replace(GAP, item.answers[0] ?? '');
    if (item.word !== undefined && !holds(filled, item.word))
      warn('practises', item, `${item.word} is not in the item`);
    const twin = seen.get(words(item.text));
    if (twin) error('unlike', item, `is the same sentence as ${twin}`);
    seen.set(words(item.text), item.id);
  }
  return issues;
}
