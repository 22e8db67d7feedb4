import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

/**
 * Names and phrases that have been replaced by terms of the glossary (docs/glossary.md). Each entry contains the
 * pattern to reject and the term to use instead.
 */
const retired: readonly [RegExp, string][] = [
  [/\bdesk(?:Run|Correction|Path|_runs)|\bDesk(?:Run|Correction|Figures)/, 'message review'],
  [
    /\bHouse(?:Model|Engine|Options)|\bhouse(?:Engines|Source|Voice)|\bthe house\b|\bhouse’s\b/,
    'organization, configured',
  ],
  [/\bperson(?:Id|Filter|_id)\b|\bPerson(?:Editing|Sessions|Told|Page)\b/, 'user'],
  [/\bhold(?:Person|Card|Conversation|Draft|Message|Attempt|Correction)/, 'lock'],
  [/\b(?:use|get|put|forget|send)Kept|\bKept(?:Draft|Message|Text|Choice)/, 'stored, persisted'],
  [/changed-meanwhile|\bchangedMeanwhile/, 'conflict'],
  [/\bfalls? silent\b/, 'stops speaking'],
  [/\bseen to\b(?! it)/, 'closed, handled'],
  [/\bholds? that\b/i, 'checks that'],
  [/\bis told of\b|\bare told of\b/, 'is notified of'],
  [/\bfaultsOf\b/, 'the kind of error: fieldErrorsOf, configErrors, accessibilityIssues'],
  [/\b(?:learner|instance|[uU]sers|[dD]ay|create|update)Figures\b|\b(?:Learner|Instance)Figures\b/, 'stats'],
  [/\b(?:type|const) Told\b|\bt\('told'\)/, 'shown corrections, notified, declared'],
  [
    /\b(?:use|open|serve|refresh|put|change|load|focus)Thread\b|\bThread(?:View|Screen|Item|Data|Header)\b/,
    'conversation',
  ],
  [/\b(?:GapItem|gapItem)\b/, 'ClozeItem'],
  [/\bsetAside\b|\bSetAside|\bisToSetAside\b|\bset aside\b/, 'leech'],
  [/\bkeep(?:Text|Choice|Answers|Sentence)\b|\bDraft(?:Keeper|Box)\b|\bemptyBox\b/, 'persist, storage'],
  [/\b(?:const|let) (?:told|kept|held)\b/, 'the value: notified, persisted, locked'],
  [/\bRetentionHold\b|\bretentionHold\b/, 'retention pause'],
  [/\bpeople(?:Id|Filter|Table)\b|\bBENCH_PEOPLE\b|\bwith people as\b/, 'users'],
  [/\b\w*Faults?\b|\b\w+-faults?\.ts\b|\b(?:const|let|type|\{|,) ?faulty?s?\b/, 'error, issue, reason'],
  [/\bset_aside\w*|\bsession_proofs\b|\bproved_at\b|\bheld_since\b|\bheldSince\b/, 'the new column name'],
  [/\b(?:get|change)VoiceKeeping\b|\bvoice\/(?:change-)?keeping\b|\bkeeps:/, 'recording storage, stores'],
  [
    /\bproof\.(?:refuse|demand)\b|\bforget(?:Facts|Gone|InAudit|Conversation)\b|\bselectGone\b|\w+_gone\b/,
    'reauthentication, delete',
  ],
  [
    /\b(?:learner|user)Thread\b|\b(?:const|let|type) (?:house|desk|figures|findings?)\b/i,
    'the term of the glossary',
  ],
];

/**
 * Retired names in packages/feedback and packages/dialogue. The list is short, because the data of these packages
 * contain the other retired words as English vocabulary.
 */
const retiredInPackages: readonly [RegExp, string][] = [
  [/\bFinding\b|\bfindings\b/, 'correction'],
  [/\b\w*Fault\b/, 'error'],
];

const sources = globSync([
  'apps/*/{src,test,bench,build}/**/*.{ts,tsx}',
  'packages/{contract,text}/src/**/*.ts',
  'e2e/**/*.ts',
  'scripts/**/*.mjs',
  'tests/*.ts',
  'README.md',
  'ARCHITECTURE.md',
  'CONTRIBUTING.md',
  'CHANGELOG.md',
  'docs/**/*.md',
]).filter((file) => !file.endsWith('language.test.ts'));

const allText = [
  ...sources,
  ...globSync([
    'apps/server/migrations/*.sql',
    'packages/{content,dialogue,feedback}/src/**/*.ts',
    'apps/web/*.{ts,html}',
    'packages/content/library/**/README.md',
    '{Dockerfile,compose.yaml,.env.example}',
  ]),
];

/**
 * Matches references to documents outside the repository. Readers cannot open such documents, so comments and docs
 * must state the fact itself.
 */
const outsideDocument =
  /\b(?:SPECIFICATION|PRODUCT|ENGINEERING|FEEDBACK|CONTENT|LANGUAGE|UX)(?:\.md\b|,? §| §?\d)|\bissue \d+\b/;

/**
 * Documents and English screen texts. Their readers do not know the identifiers of the code, so all rules of the
 * glossary apply.
 */
const readerTexts = [
  ...globSync(['docs/**/*.md', 'README.md', 'ARCHITECTURE.md', 'CONTRIBUTING.md', 'CHANGELOG.md']),
  ...globSync(['apps/{web,server}/src/**/*.en.ts', 'packages/text/src/*.en.ts']),
];

/**
 * Words of the project that readers of documents do not know. Each entry has the pattern to reject and the
 * term to use instead.
 */
const privateWords: readonly [RegExp, string][] = [
  [/\b(?:fresh )?proofs?\b/i, 're-authentication'],
  [/\bhouse’?s?\b/i, 'organization'],
  [/\b(?:as above|see above)\b/i, 'the name of the section or row'],
  [/\| (?:[45]\d\d|refused|rejected|none|here) \|$/i, 'a full sentence in the table cell'],
  [/: ['"](?:Other|Here|None|It|There)['"],/, 'a phrase with a noun'],
];

/** Turkish words that must not be used, each with the term that the screens, explanations and library use instead. */
const retiredTurkish: readonly [RegExp, string][] = [
  [/(?<!\p{L})sözcü[kğ]/iu, 'kelime'],
  [/(?<!\p{L})eylem(?!ci)(?:i|in|e|de|den|ler\p{L}*|le)?(?!\p{L})/iu, 'fiil'],
  [/(?<!\p{L})(?:önad|belirteç|ilgeç|adıl)(?!\p{L})/iu, 'sıfat, zarf, edat, zamir'],
];

/**
 * Returns the prose of a line: removes code, links and text keys, because identifiers such as
 * `reauthentication-needed` are not words.
 */
const proseOf = (line: string): string =>
  line
    .replaceAll(/`[^`]*`/g, '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/^\s+(?:'[^']+'|[\w-]+):/g, ':');

describe('language of the repository', () => {
  test('uses no names and phrases that the glossary has replaced', () => {
    expect(sources.length).toBeGreaterThan(1500);
    const found = sources.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          retired
            .filter(([pattern]) => pattern.test(line))
            .map(([, instead]) => `${file}:${index + 1} write "${instead}": ${line.trim().slice(0, 80)}`),
        ),
    );
    expect(found).toEqual([]);
  });

  test('uses no names in the feedback engine and the offline partner that the glossary has replaced', () => {
    const files = globSync('packages/{feedback,dialogue}/src/**/*.ts');
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          retiredInPackages
            .filter(([pattern]) => pattern.test(line))
            .map(([, instead]) => `${file}:${index + 1} write "${instead}": ${line.trim().slice(0, 80)}`),
        ),
    );
    expect(found).toEqual([]);
  });

  test('contains no references to documents outside the repository', () => {
    expect(allText.length).toBeGreaterThan(1700);
    const found = allText.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          outsideDocument.test(line) ? [`${file}:${index + 1}: ${line.trim().slice(0, 80)}`] : [],
        ),
    );
    expect(found).toEqual([]);
  });

  test('uses one Turkish word for each grammar term, and everyday Turkish words', () => {
    const turkish = globSync([
      'apps/**/src/**/*.tr.ts',
      'packages/{contract,text,dialogue,feedback,content}/src/**/*.ts',
      'packages/content/library/**/*.{yaml,md}',
    ]).filter((file) => !file.endsWith('.test.ts'));
    expect(turkish.length).toBeGreaterThan(700);
    const found = turkish.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          retiredTurkish
            .filter(([pattern]) => pattern.test(line))
            .map(([, instead]) => `${file}:${index + 1} write "${instead}": ${line.trim().slice(0, 80)}`),
        ),
    );
    expect(found).toEqual([]);
  });

  test('uses no project-specific words in documents and English screen texts', () => {
    expect(readerTexts.length).toBeGreaterThan(90);
    const found = readerTexts.flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) =>
          privateWords
            .filter(([pattern]) => pattern.test(proseOf(line)))
            .map(([, instead]) => `${file}:${index + 1} write "${instead}": ${line.trim().slice(0, 80)}`),
        ),
    );
    expect(found).toEqual([]);
  });
});
