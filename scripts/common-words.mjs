/**
 * Generates `common-words.txt.br`, the list of words that are rejected as passwords. Sources: leaked passwords that
 * occur in all rankings (`most-used.txt`), English words and names (word list of `compromise`, MIT licence),
 * Turkish names and places (packages/feedback), and the words of the library in both languages.
 *
 *   node scripts/common-words.mjs
 */
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants } from 'node:zlib';
import nlp from 'compromise';
import { foldPassword } from '../apps/server/src/identity/passwords/common-password.ts';
import { turkishMen, turkishWomen } from '../packages/feedback/src/lexicon/turkish-given-names.ts';
import { turkishPlaces } from '../packages/feedback/src/lexicon/turkish-places.ts';
import { turkishSurnames } from '../packages/feedback/src/lexicon/turkish-surnames.ts';

const folder = fileURLToPath(new URL('../apps/server/src/identity/passwords/', import.meta.url));
const library = fileURLToPath(new URL('../packages/content/library/words/', import.meta.url));

const mostUsed = (await readFile(`${folder}most-used.txt`, 'utf8'))
  .split('\n')
  .filter((line) => !line.startsWith('#'))
  .flatMap((line) => line.split(' '));

const files = (await readdir(library, { recursive: true })).filter((file) => file.endsWith('.yaml'));
const texts = await Promise.all(files.map((file) => readFile(library + file, 'utf8')));
const ofLibrary = texts.flatMap((text) =>
  [...text.matchAll(/^\s*(?:- )?(?:word|tr): (.+)$/gm)].flatMap(([, value = '']) => value.split(/[,;/]/)),
);

const all = [
  ...mostUsed,
  ...Object.keys(nlp.model().one.lexicon),
  ...turkishMen,
  ...turkishWomen,
  ...turkishSurnames,
  ...turkishPlaces,
  ...ofLibrary,
];
// The list contains only single words, because the server compares the whole password with each entry.
const words = [
  ...new Set(
    all
      .map((word) => word.trim())
      .filter((word) => /^\S+$/.test(word))
      .map(foldPassword),
  ),
]
  .filter((word) => /^[a-z][a-z0-9]{2,23}$/.test(word))
  .sort();
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } };
await writeFile(`${folder}common-words.txt.br`, brotliCompressSync(words.join('\n'), quality));
process.stdout.write(`${words.length} words\n`);
