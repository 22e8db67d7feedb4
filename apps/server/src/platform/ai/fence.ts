/**
 * Characters that look like `<`, with their HTML entities: full-width, small, mathematical, quotation, runic and
 * syllabic characters.
 */
const openers =
  /(?:[<\uff1c\ufe64\u2039\u2329\u3008\u27e8\u27ea\u300a\u00ab\u276e\u276c\u2770\u29fc\u1438\u02c2\u227a\u22d6\u29a0\u2994\u16b2\u{1d236}]|&lt;?|&#0*60;?|&#x0*3c;?)(?=[\s\p{Cf}\p{M}\u2800/\uff0f\u2044\u2215\u29f8\\]*\p{L})/giu;

/**
 * Removes the openings of markup tags in any script, so that learner text cannot imitate or close a tag of the
 * prompt.
 */
export const withoutMarks = (text: string): string => text.replace(openers, '(');
