import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/**
 * Server source files that may contain Turkish text, with the reason. Each key is the beginning of a path in
 * apps/server/src.
 */
const allowed: Readonly<Record<string, string>> = {
  'identity/mails.tr.ts': 'e-mails; the English ones are in mails.en.ts',
  'processing/safety/safety-mail.ts': 'e-mail in both languages',
  'identity/privacy/export': 'document: the copy of personal data',
  'identity/privacy/personal-tables.ts': 'document: titles in the copy of personal data',
  'admin/users/users.csv.ts': 'document: column names in both languages',
  'admin/audit/audit.csv.ts': 'document: column names in both languages',
  'practice/reminders/reminder-mails.tr.ts': 'e-mails',
  'school/guardian-reports/guardian-report.tr.ts': 'document and letter for guardians',
  'school/reports/report-words.ts': 'document: the texts of report files',
  'school/homework/gradebook.csv.ts': 'document: column names in both languages',
  'practice/vocabulary/words/words.csv.ts': 'document: column names in both languages',
  'practice/vocabulary/anki/': 'document: fields of a deck, which keep their names between exports',
  'main.ts': 'console of the operator',
  'platform/config/': 'console of the operator, and .env.example',
  'platform/db/': 'console of the operator: start, backup and restore',
};

const root = 'apps/server/src/';
const sources = globSync(`${root}**/*.ts`)
  .map((file) => file.replaceAll('\\', '/').slice(root.length))
  .filter((file) => !/\.(?:test|fixture)\.ts$/.test(file));

/**
 * Matches a word of at least three letters that contains a Turkish letter. Shorter words are ignored, because rules
 * that replace Turkish letters contain single letters as data.
 */
const turkishWord = /(?=\p{L}{3})(?=\p{L}*[a-z])\p{L}*[çğışöüÇĞİŞÖÜ]\p{L}*/u;
const names = /Türkiye/g;

const withoutComments = (code: string): string =>
  code.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/.*$/gm, '');

const hasTurkish = (file: string): boolean =>
  turkishWord.test(withoutComments(readFileSync(root + file, 'utf8')).replaceAll(names, ''));

const isAllowed = (file: string): boolean => Object.keys(allowed).some((start) => file.startsWith(start));

test('Turkish text in server sources › occurs only in e-mails, documents, console messages and language data', () => {
  expect(sources.length).toBeGreaterThan(400);
  expect(sources.filter((file) => !isAllowed(file) && hasTurkish(file))).toEqual([]);
});

test('Turkish text in server sources › occurs in every file that the list of allowed files names', () => {
  const used = sources.filter(hasTurkish);
  const unused = Object.keys(allowed).filter((start) => !used.some((file) => file.startsWith(start)));
  expect(unused).toEqual([]);
});

test('schemas of the API contract › use only known error codes as messages', () => {
  const codes = readFileSync('packages/contract/src/error-codes.ts', 'utf8');
  const messages = globSync('packages/contract/src/*.ts')
    .filter((file) => !file.endsWith('.test.ts'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(
        /\.(?:min|max|regex|email|number)\((?:[^()'\n]+, )?'([a-z][a-z-]+)'\)|error: '([^']+)'/g,
      ),
    ])
    .map(([, first, second]) => first ?? second ?? '');
  expect(messages.length).toBeGreaterThan(20);
  expect(messages.filter((code) => !new RegExp(`^  '?${code}'?: \\[`, 'm').test(codes))).toEqual([]);
});

test('web forms › use only the resolver that converts error codes to sentences', () => {
  const direct = globSync('apps/web/src/**/*.{ts,tsx}')
    .filter((file) => !file.endsWith('lib/errors/contract-resolver.ts'))
    .filter((file) => /from '@hookform\/resolvers/.test(readFileSync(file, 'utf8')));
  expect(direct).toEqual([]);
});
