/**
 * A word of a learner’s message, normalized for comparison: in lower case, with expanded contractions. `stem`
 * is the stem of the word, `clause` the number of its clause.
 */

export type Word = { text: string; stem: string; clause: number };
export type Heard = {
  raw: string;
  /** The normalized words joined to one string, with ` , ` between clauses. */
  plain: string;
  words: readonly Word[];
};

const CONTRACTIONS: readonly (readonly [RegExp, string])[] = [
  [/\bwon'?t\b/g, 'will not'],
  [/\bcannot\b/g, 'can not'],
  [/\bcan'?t\b/g, 'can not'],
  [/\b(do|does|did|is|are|was|were|have|has|had|would|could|should|must|need)n'?t\b/g, '$1 not'],
  [/\bi'?m\b/g, 'i am'],
  [/\b(you|we|they)'?re\b(?<!\bwere\b)/g, '$1 are'],
  [/\b(i|you|we|they)'?ve\b/g, '$1 have'],
  [/\b(i|you|he|she|it|we|they)'d\b/g, '$1 would'],
  [/\b(i|you|he|she|it|we|they)'ll\b/g, '$1 will'],
  [/\b(he|she|it|that|there|what|where|who|how|here)'s\b/g, '$1 is'],
  [/\bid (?=like|love|rather|prefer|want|say|go|choose)/g, 'i would '],
  [/\blet'?s\b/g, 'let us'],
  [/\b(wanna)\b/g, 'want to'],
  [/\b(gonna)\b/g, 'going to'],
];

const IRREGULAR: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'go went gone goes',
    'be am is are was were been',
    'have has had',
    'do does did done',
    'eat ate eaten',
    'drink drank drunk',
    'buy bought',
    'see saw seen',
    'come came',
    'take took taken',
    'get got gotten',
    'give gave given',
    'make made',
    'leave left',
    'lose lost',
    'find found',
    'break broke broken',
    'tell told',
    'say said',
    'speak spoke spoken',
    'write wrote written',
    'read',
    'think thought',
    'feel felt',
    'sleep slept',
    'fall fell fallen',
    'hurt',
    'pay paid',
    'bring brought',
    'meet met',
    'send sent',
    'wear wore worn',
    'drive drove driven',
    'teach taught',
    'learn learnt learned',
    'grow grew grown',
    'run ran',
    'swim swam',
    'sing sang',
    'hear heard',
    'wake woke woken',
    'begin began begun',
    'forget forgot forgotten',
    'know knew known',
    'spend spent',
    'win won',
    'build built',
    'child children',
    'man men',
    'woman women',
    'person people',
    'tooth teeth',
    'foot feet',
    'wife wives',
    'knife knives',
    'life lives',
  ].flatMap((row) => {
    const [base = '', ...forms] = row.split(' ');
    return [base, ...forms].map((form) => [form, base]);
  }),
);

/** Converts a text to lower case, removes accents, and replaces Turkish letters with the most similar Latin letters. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ı/g, 'i')
    .replace(/[’‘`´]/g, "'");
}

/**
 * Reduces a word to a stem by simple rules, both for the words of learners and for the patterns of authors.
 */
export function stem(word: string): string {
  const known = IRREGULAR[word];
  if (known) return known;
  if (word.length <= 3) return word;
  let root = word;
  if (/ies$/.test(root) && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/(?:s|x|z|ch|sh)es$/.test(root)) root = root.slice(0, -2);
  else if (/[^su]s$/.test(root) && !/is$/.test(root)) root = root.slice(0, -1);
  if (/ied$/.test(root) && root.length > 4) root = `${root.slice(0, -3)}y`;
  else if (/ing$/.test(root) && root.length > 5 && /[aeiouy]/.test(root.slice(0, -3)))
    root = root.slice(0, -3);
  else if (/ed$/.test(root) && root.length > 4 && /[aeiouy]/.test(root.slice(0, -2)))
    root = root.slice(0, -2);
  if (/([bdgklmnprt])\1$/.test(root) && root.length > 3 && !/ll$/.test(root)) root = root.slice(0, -1);
  if (/[^aeiou]e$/.test(root) && root.length > 3) root = root.slice(0, -1);
  return root;
}

/** Normalizes a learner’s message for comparison. */
export function hear(raw: string): Heard {
  let text = fold(raw);
  for (const [pattern, full] of CONTRACTIONS) text = text.replace(pattern, full);
  text = text
    .replace(/(\d)[.:](\d\d)\b/g, '$1:$2')
    .replace(/[.;!?…]+|,|\n|\s[-–—]\s|\bbut\b/g, ' , ')
    .replace(/[^\p{L}\p{N}:'’,&-]+/gu, ' ')
    .trim();
  const words: Word[] = [];
  let clause = 0;
  for (const piece of text.split(/\s+/)) {
    if (piece === '' || piece === ',') {
      clause += 1;
      continue;
    }
    const word = piece.replace(/^['-]+|['-]+$/g, '').replace(/'s$/, '');
    if (word) words.push({ text: word, stem: stem(word), clause });
  }
  return { raw, plain: text.replace(/\s+/g, ' '), words };
}

/**
 * Whether two words differ by only one typing error. Returns false for short words, which are more likely to
 * be two different words.
 */
export function nearly(a: string, b: string): boolean {
  if (a === b) return true;
  const longest = Math.max(a.length, b.length);
  if (longest < 6 || Math.abs(a.length - b.length) > 1 || a[0] !== b[0]) return false;
  let i = 0;
  while (i < a.length && a[i] === b[i]) i += 1;
  const restA = a.slice(i);
  const restB = b.slice(i);
  return (
    restA.slice(1) === restB.slice(1) ||
    restA.slice(1) === restB ||
    restA === restB.slice(1) ||
    (restA[0] === restB[1] && restA[1] === restB[0] && restA.slice(2) === restB.slice(2))
  );
}
