import { describe, expect, it } from 'vitest';
import { checkPrintedAside } from './check/apostrophes.ts';
import { checkLibrary } from './check/check-library.ts';
import { textsOf } from './check/texts.ts';
import { exportLibrary } from './export.ts';
import { createMeanings } from './meaning/meanings.ts';
import { readLibrary } from './read/read-library.ts';
import { line, table } from './report.ts';

const { library, errors } = readLibrary();
const issues = checkLibrary(library);

describe('shipped library', () => {
  it('contains only files that can be read', () => {
    expect(errors).toEqual([]);
  });

  it('passes all checks, including those for the minimum number of items', () => {
    expect(issues.filter(({ severity }) => severity === 'error').map(line)).toEqual([]);
    expect(checkPrintedAside(library)).toEqual([]);
  });

  it('has a report with one row per item kind and level', () => {
    const rows = table(library, issues);
    expect(rows).toHaveLength(1 + 12 * 5);
    expect(rows.find((row) => row.startsWith('okuma            C1'))).toMatch(/ 45 +%100/);
  });

  it('can be exported completely, with options in the order that learners see', () => {
    const whole = exportLibrary(library);
    for (const name of [
      'levels',
      'words',
      'readings',
      'listenings',
      'questions',
      'clozes',
      'grammarLessons',
      'writingPrompts',
      'modelAnswers',
      'scenarios',
      'units',
    ] as const)
      expect(whole[name].length, name).toBe(library[name].length);
    const ids = new Set(whole.questions.map(({ id }) => id));
    for (const text of [...whole.readings, ...whole.listenings])
      for (const question of text.questions) expect(ids).toContain(question);
    const source = new Map(library.questions.map((question) => [question.id, question]));
    for (const { id, kind, options, answer } of whole.questions) {
      if (kind !== 'single-choice' || Array.isArray(answer)) continue;
      expect(source.get(id)).toMatchObject({ right: options[answer] });
    }
  });

  it.each([
    ['words', { lemma: 'apple', note: null, also: [] }],
    ['listenings', { names: [] }],
    ['clozes', { word: null }],
  ] as const)('exports missing values of %s as null or []', (kind, values) => {
    const exported: readonly object[] = exportLibrary(library)[kind];
    expect(exported).toContainEqual(expect.objectContaining(values));
  });

  it.each([
    ['words', ['id', 'level', 'topic', 'lemma', 'meaning', 'pos', 'ipa', 'examples', 'reference']],
    [
      'readings',
      ['id', 'level', 'topic', 'title', 'type', 'variety', 'text', 'wordCount', 'glossary', 'questions'],
    ],
    ['listenings', ['id', 'title', 'speakers', 'wordsPerMinute', 'turns', 'text', 'glossary', 'questions']],
    [
      'questions',
      ['id', 'textKind', 'textId', 'kind', 'prompt', 'options', 'answer', 'evidence', 'explanation'],
    ],
    ['clozes', ['id', 'text', 'answers', 'options', 'translation', 'explanation', 'practises', 'point']],
    ['writingPrompts', ['id', 'title', 'genre', 'task', 'points', 'words', 'phrases']],
    ['placementItems', ['id', 'skill', 'tests', 'text', 'prompt', 'options', 'answer']],
  ] as const)('exports %s with the published field names', (kind, names) => {
    for (const item of exportLibrary(library)[kind])
      expect(Object.keys(item)).toEqual(expect.arrayContaining([...names]));
  });

  it('has the same meaning for every word of its texts in the library check and on the server', () => {
    const meanings = createMeanings({ words: library.words, functionWords: library.functionWords });
    for (const text of textsOf(library).filter((_, at) => at % 10 === 0)) {
      const tapped = text.paragraphs.flatMap((one) => meanings.inText(one, text.glossary, text.names));
      const glossed = tapped.filter(({ meaning }) => meaning !== null && meaning !== 'name');
      expect(glossed.length, text.file).toBeGreaterThan(30);
      for (const { meaning } of glossed)
        if (meaning !== null && meaning !== 'name') expect(meaning.tr.trim()).not.toBe('');
    }
  });
});
