import { controls, decodeEntities, upToLast, withoutTags } from '../../../platform/files/html-text.ts';

/**
 * Replaces matches that end with `end`. The text after the last `end` is not searched, because each start marker
 * there would scan the whole remaining text.
 */
const replacedUpTo = (
  text: string,
  end: string,
  pattern: RegExp,
  put: (whole: string, inside: string) => string,
): string => {
  const ended = upToLast(text, end);
  return ended.replaceAll(pattern, put) + text.slice(ended.length);
};

/** Returns the answer of a cloze: `kedi` for `kedi::hayvan`. `hayvan` is the hint, which contains no braces. */
const clozeAnswer = (_: string, inside: string): string => {
  const lastBrace = Math.max(inside.lastIndexOf('{'), inside.lastIndexOf('}'));
  const hint = inside.indexOf('::', lastBrace + 1);
  return hint < 0 ? inside : inside.slice(0, hint);
};

/**
 * Converts a note field to text on one line, without tags, sounds, pictures or styles. A cloze is replaced by its
 * answer.
 */
export const textOfHtml = (html: string): string => {
  const silent = replacedUpTo(withoutTags(html, ' '), ']', /\[sound:[^\]]*\]/g, () => ' ');
  return decodeEntities(replacedUpTo(silent, '}}', /\{\{c\d+::([\s\S]*?)\}\}/g, clozeAnswer))
    .replaceAll(controls, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
};

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Converts plain text to the HTML of a note field. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign).replaceAll(controls, ' ');
