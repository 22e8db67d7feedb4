import type { CorrectionCode } from '@pratik/contract/feedback';
import type { FormName } from '../../src/statistics/forms.ts';
import type { Paradigms } from '../../src/statistics/paradigms.ts';
import { tagNames } from '../../src/statistics/part-of-speech.ts';
import type { Proposal } from '../../src/statistics/proposal.ts';
import { withSound } from '../../src/statistics/propose-words.ts';
import type { TaggedSentence } from '../../src/statistics/sentence.ts';
import { tagAt } from '../../src/statistics/view.ts';
import type { Token } from '../../src/text/tokens.ts';
import { likeOriginal } from '../../src/transfer/match.ts';
import { codeOfDeletion, codeOfExchange, codeOfForm, codeOfInsertion, mayExchange } from './edit-codes.ts';

const isText = (token: Token | undefined): token is Token =>
  token?.kind === 'word' || token?.kind === 'number';
const tagOf = ({ view }: TaggedSentence, at: number): string => tagNames[tagAt(view, at)] ?? '';
const raised = (like: string, text: string): string =>
  /^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text;

/**
 * Converts the insertion of a word or a comma before the token at `at` to a proposal. Returns undefined if the
 * insertion is not suitable.
 */
export function proposalOfInsertion(
  sentence: TaggedSentence,
  at: number,
  word: string,
  margin: number,
): Proposal | undefined {
  const { tokens, known } = sentence;
  const [left, token] = [tokens[at - 1], tokens[at]];
  if (!isText(token)) return undefined;
  if (word === ',') {
    if (!isText(left) || left.end === token.start) return undefined;
    const place = tagOf(sentence, at) === 'CC' ? 'cc' : at < 4 ? 'open' : 'mid';
    const replacement = `${left.text},`;
    const { start, end, text: from } = left;
    return {
      kind: `comma+${place}`,
      code: 'punctuation',
      start,
      end,
      replacement,
      margin,
      from,
      to: token.text,
    };
  }
  const code = codeOfInsertion(word, tagOf(sentence, at));
  if (code === undefined || !known(at) || !known(at - 1)) return undefined;
  if (left !== undefined && (left.lower === word || left.end === token.start)) return undefined;
  if (token.lower === word) return undefined;
  const to = word === 'i' ? 'I' : withSound(word, token.text);
  const rest = at === 0 && tagOf(sentence, 0) !== 'NNP' ? likeLower(token.text) : token.text;
  return {
    kind: `>${word}`,
    code,
    start: token.start,
    end: token.end,
    replacement: at === 0 ? `${raised('A', to)} ${rest}` : `${to} ${rest}`,
    margin,
    from: token.text,
    to,
  };
}

const likeLower = (text: string): string =>
  /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;

/**
 * Converts one of the `changes` of the token at `at` to a proposal. Returns undefined if the change is not
 * suitable.
 */
export function proposalOfChange(
  sentence: TaggedSentence,
  paradigms: Paradigms,
  at: number,
  change: string,
  margin: number,
): Proposal | undefined {
  const { tokens, known, isWord } = sentence;
  const token = tokens[at];
  const next = tokens[at + 1];
  if (token === undefined) return undefined;
  const made = (
    kind: string,
    code: CorrectionCode | undefined,
    to: string,
    until = token,
  ): Proposal | undefined => {
    if (code === undefined) return undefined;
    const { start, text: from } = token;
    return { kind: kind, code, start, end: until.end, replacement: to, margin, from, to };
  };
  const text = token.lower;
  if (change === 'delete') {
    if (text === ',') {
      const left = tokens[at - 1];
      if (left === undefined) return undefined;
      const { start, text: from } = left;
      const place = tagOf(sentence, at + 1) === 'CC' ? 'cc' : at < 4 ? 'open' : 'mid';
      return {
        kind: `comma-${place}`,
        code: 'punctuation',
        start,
        end: token.end,
        replacement: from,
        margin,
        from,
        to: from,
      };
    }
    if (!isText(next) || !known(at + 1)) return undefined;
    const word = text === 'an' ? 'a' : text;
    return made(
      `${word}>`,
      codeOfDeletion(word, tagOf(sentence, at + 1)),
      raised(token.text, next.text),
      next,
    );
  }
  if (!isText(token)) return undefined;
  if (change.startsWith('=')) {
    const word = change.slice(1);
    if (word.includes(' '))
      return word.replace(' ', '') === text
        ? made(`split ${word}`, 'spelling', likeOriginal(token.text, word))
        : undefined;
    if (!mayExchange(text, word) && !(text === 'an' && mayExchange('a', word))) return undefined;
    if (word === text) return undefined;
    const to = word === 'i' ? 'I' : likeOriginal(token.text, withSound(word, next?.text ?? ''));
    return made(`${text}>${word}`, codeOfExchange(text, word), to);
  }
  if (change === 'swap') {
    if (!isText(next) || next.start === token.end) return undefined;
    const first = token.text === 'I' ? 'I' : likeLower(token.text);
    return made('swap', 'word-order', `${raised(token.text, next.text)} ${first}`, next);
  }
  if (change === 'merge') {
    if (!isText(next) || !isWord(text + next.lower)) return undefined;
    return made('merge', 'spelling', token.text + next.lower, next);
  }
  if (change === 'capital')
    return token.text === token.lower
      ? made('capital', 'capital-letters', raised('A', token.text))
      : undefined;
  if (change === 'lower')
    return at > 0 && token.text !== token.lower ? made('lower', 'capital-letters', token.lower) : undefined;
  if (change === 'possessive') {
    if (text.includes("'")) return undefined;
    return made(
      'possessive',
      'possessive',
      /s$/.test(token.text) ? `${token.text.slice(0, -1)}'s` : `${token.text}'s`,
    );
  }
  if (change === 'no-possessive')
    return /['’]s$/.test(token.text)
      ? made('no-possessive', 'possessive', `${token.text.slice(0, -2)}s`)
      : undefined;
  if (change === 'adverb')
    return isWord(`${text}ly`) ? made('adverb', 'other', `${token.text}ly`) : undefined;
  if (change === 'adjective')
    return text.endsWith('ly') && isWord(text.slice(0, -2))
      ? made('adjective', 'other', token.text.slice(0, -2))
      : undefined;
  const form = paradigms.of(text)?.forms.get(change as FormName)?.[0];
  if (form === undefined || form === text || !isWord(form)) return undefined;
  return made(
    `${tagOf(sentence, at)}>${change}`,
    codeOfForm(tagOf(sentence, at), change),
    likeOriginal(token.text, form),
  );
}
