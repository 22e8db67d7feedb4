import type { Heard } from './hearing.ts';

const GOOD = new Set(
  `good great nice fine well happy love like enjoy wonderful perfect beautiful excellent amazing delicious fun funny
interesting excited exciting lovely fantastic super best glad proud brilliant comfortable easy favourite favorite
pleased relaxed relaxing better cool`.split(/\s+/),
);
const BAD = new Set(
  `bad sad tired boring bored terrible awful hate difficult hard horrible worst angry worried sick ill stressed
stressful unhappy lonely afraid scared expensive problem pain noisy exhausted exhausting nervous disappointed dirty
worse annoying annoyed upset busy poor failed lost crashed broke wrong unfair crying cried fired stolen hurt cancelled ruined missed`.split(
    /\s+/,
  ),
);
const NOT = new Set(['not', 'no', 'never', 'without', 'neither', 'nor', 'hardly']);

/** Whether a negation precedes the word in the same clause, at most four words before it. */
export function isNegated(heard: Heard, index: number): boolean {
  const word = heard.words[index];
  if (!word) return false;
  for (let i = index - 1; i >= Math.max(0, index - 4); i -= 1) {
    const before = heard.words[i];
    if (!before || before.clause !== word.clause) return false;
    if (NOT.has(before.text)) {
      // After "why not" and "not only", the word is not negated: "why not tea", "not only tea".
      return heard.words[i - 1]?.text !== 'why' && heard.words[i + 1]?.text !== 'only';
    }
  }
  return false;
}

/**
 * Returns the mood of the message. The first clear emotion word determines the mood; a negation before this
 * word reverses the mood.
 */
export function moodOf(heard: Heard): 'good' | 'bad' | 'plain' {
  for (const [index, { text }] of heard.words.entries()) {
    const good = GOOD.has(text);
    if (!good && !BAD.has(text)) continue;
    // "I would like" expresses a wish and "look like" a comparison, not a feeling.
    if (text === 'like' && /^(?:would|look|feel|sound|something)/.test(heard.words[index - 1]?.text ?? ''))
      continue;
    if (text === 'hard' && heard.words[index - 1]?.text === 'work') continue;
    // In "It is difficult to say", the word "difficult" does not express a bad mood.
    if (
      /^(?:hard|difficult)$/.test(text) &&
      /^(?:say|to|explain|describe|choose)$/.test(heard.words[index + 1]?.text ?? '')
    )
      continue;
    if (text === 'problem' && heard.words[index - 1]?.text === 'no') return 'good';
    return good !== isNegated(heard, index) ? 'good' : 'bad';
  }
  return 'plain';
}
