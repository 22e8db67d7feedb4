/**
 * Words of which a sentence must contain at least one to match a rule: one of `words`, or a word that begins with
 * one of `beginnings`.
 */
export type NeededWords = { words: readonly string[]; beginnings: readonly string[] };

/**
 * A safety rule. `says` matches normalized words that indicate a concern. `unless` matches words that make the
 * sentence harmless.
 */
export type Rule = { says: RegExp; unless?: RegExp; needs?: NeededWords };

export const applies = ({ says, unless }: Rule, sentence: string): boolean =>
  says.test(sentence) && !unless?.test(sentence);

export const saysAny = (rules: readonly Rule[], sentence: string): boolean =>
  rules.some((rule) => applies(rule, sentence));

const shortestSentence = 3;

/**
 * A faster version of `saysAny` for many rules: tries only the rules whose required words occur in the
 * sentence, so that checking many short sentences takes almost linear time.
 */
export const indexRules = (rules: readonly Rule[]): ((sentence: string) => boolean) => {
  const always = rules.filter(({ needs }) => !needs);
  const byWord = new Map<string, Rule[]>();
  const byBeginning = new Map<string, Rule[]>();
  const add = (to: Map<string, Rule[]>, key: string, rule: Rule) => {
    const list = to.get(key);
    if (list) list.push(rule);
    else to.set(key, [rule]);
  };
  for (const rule of rules) {
    for (const word of rule.needs?.words ?? []) add(byWord, word, rule);
    for (const beginning of rule.needs?.beginnings ?? []) add(byBeginning, beginning, rule);
  }
  const longest = Math.max(0, ...[...byBeginning.keys()].map(({ length }) => length));

  return (sentence) => {
    if (sentence.length < shortestSentence) return false;
    const candidates = new Set<Rule>();
    for (const [word] of sentence.matchAll(/\w+/g)) {
      for (const rule of byWord.get(word) ?? []) candidates.add(rule);
      for (let end = 1; end <= Math.min(longest, word.length); end += 1) {
        for (const rule of byBeginning.get(word.slice(0, end)) ?? []) candidates.add(rule);
      }
    }
    return saysAny([...candidates], sentence) || saysAny(always, sentence);
  };
};
