import { Dialect, type Lint, LocalLinter, SuggestionKind } from 'harper.js';
import { binary } from 'harper.js/binary';
import { ruleCodes } from './rules.ts';

export type HarperDialect = 'british' | 'american' | 'both';

/** A correction of Harper. `start` and `end` are UTF-16 offsets within the sentence. */
export type HarperLint = {
  sentence: number;
  rule: string;
  start: number;
  end: number;
  replacements: string[];
};

/**
 * A word that no dictionary of the accepted spelling varieties contains. `suggestions` lists possible spellings,
 * best first.
 */
export type Misspelling = { word: string; suggestions: string[] };

export type HarperAnswer = { lints: HarperLint[]; misspellings: Misspelling[] };

/**
 * Checks the grammar of sentences and the spelling of words. If a call rejects, Harper has panicked and must not be
 * called again.
 */
export type HarperLinter = {
  check(sentences: readonly string[], words: readonly string[]): Promise<HarperAnswer>;
};

const plain = { language: 'plaintext' as const };
const dialects: Record<HarperDialect, Dialect[]> = {
  american: [Dialect.American],
  british: [Dialect.British],
  both: [Dialect.American, Dialect.British],
};
/** Maximum number of unknown words per text for which suggestions are searched. A search takes up to 35 ms per word. */
const mostUnknownWords = 16;
const wordsAtOnce = 8;
const mostRemembered = 20_000;

async function createLinter(dialect: Dialect, isOn: (rule: string) => boolean): Promise<LocalLinter> {
  const linter = new LocalLinter({ binary, dialect });
  const rules = Object.keys(await linter.getDefaultLintConfig());
  await linter.setLintConfig(Object.fromEntries(rules.map((rule) => [rule, isOn(rule)])));
  return linter;
}

function readLint(lint: Lint): { start: number; end: number; replacements: string[] } {
  const span = lint.span();
  const problem = lint.get_problem_text();
  const replacements = lint.suggestions().map((suggestion) => {
    const kind = suggestion.kind();
    if (kind === SuggestionKind.Remove) return '';
    const text = suggestion.get_replacement_text();
    return kind === SuggestionKind.InsertAfter ? problem + text : text;
  });
  return { start: span.start, end: span.end, replacements };
}

async function checkGrammar(linter: LocalLinter, sentences: readonly string[]): Promise<HarperLint[]> {
  const lints: HarperLint[] = [];
  for (const [index, sentence] of sentences.entries()) {
    const byRule = await linter.organizedLints(sentence, plain);
    for (const [rule, found] of Object.entries(byRule)) {
      for (const lint of found) {
        lints.push({ sentence: index, rule, ...readLint(lint) });
        lint.free();
      }
    }
  }
  return lints;
}

/**
 * Returns the suggestions for each word that the dictionary of one spelling variety does not contain. Harper
 * receives the words as a text with one word per line.
 */
async function unknownWords(linter: LocalLinter, words: readonly string[]): Promise<Map<string, string[]>> {
  const unknown = new Map<string, string[]>();
  if (words.length === 0) return unknown;
  for (const lint of await linter.lint(words.join('\n'), plain)) {
    const word = lint.get_problem_text();
    unknown.set(word, readLint(lint).replacements);
    lint.free();
  }
  return unknown;
}

/** Finds misspelt words. A word is misspelt if no accepted spelling variety contains it. */
async function searchSpelling(
  spellers: readonly LocalLinter[],
  words: readonly string[],
): Promise<Misspelling[]> {
  const suggestions = new Map<string, string[]>();
  let suspects = words;
  for (const speller of spellers) {
    const unknown = await unknownWords(speller, suspects);
    suspects = suspects.filter((word) => unknown.has(word));
    for (const [word, found] of unknown) suggestions.set(word, [...(suggestions.get(word) ?? []), ...found]);
  }
  return suspects.map((word) => ({ word, suggestions: [...new Set(suggestions.get(word))].slice(0, 5) }));
}

/** Maps a checked word to its suggested spellings, or to null if it is spelt correctly. */
type Remembered = Map<string, string[] | null>;

async function checkSpelling(
  spellers: readonly LocalLinter[],
  remembered: Remembered,
  words: readonly string[],
): Promise<Misspelling[]> {
  const misspellings: Misspelling[] = [];
  const fresh: string[] = [];
  for (const word of words) {
    const known = remembered.get(word);
    if (known === undefined) fresh.push(word);
    else if (known !== null) misspellings.push({ word, suggestions: known });
  }
  for (let at = 0, unknown = 0; at < fresh.length && unknown < mostUnknownWords; at += wordsAtOnce) {
    const some = fresh.slice(at, at + wordsAtOnce);
    const found = await searchSpelling(spellers, some);
    unknown += found.length;
    misspellings.push(...found);
    if (remembered.size > mostRemembered) remembered.clear();
    for (const word of some) remembered.set(word, null);
    for (const { word, suggestions } of found) remembered.set(word, suggestions);
  }
  return misspellings;
}

/** Loads Harper’s WebAssembly into the calling thread, which needs about 300 MB of memory. */
export async function createHarperLinter(dialect: HarperDialect): Promise<HarperLinter> {
  const [first = Dialect.American] = dialects[dialect];
  const grammar = await createLinter(first, (rule) => Object.hasOwn(ruleCodes, rule));
  const spellers = await Promise.all(
    dialects[dialect].map((each) => createLinter(each, (rule) => rule === 'SpellCheck')),
  );
  // Runs a first check, which builds data that later checks reuse, so that the first learner does not wait
  // for this data.
  await checkGrammar(grammar, ['This is a sentence to begin with.']);
  const remembered: Remembered = new Map();
  return {
    check: async (sentences, words) => ({
      lints: await checkGrammar(grammar, sentences),
      misspellings: await checkSpelling(spellers, remembered, words),
    }),
  };
}
