import type { CefrLevel } from '@pratik/contract/common';

export const kinds = [
  'level',
  'word',
  'reading',
  'listening',
  'question',
  'cloze',
  'grammar-lesson',
  'writing-prompt',
  'model-answer',
  'placement-item',
  'scenario',
  'unit',
] as const;
export type Kind = (typeof kinds)[number];

/** Library folder of each kind of content. */
export const FOLDERS: Readonly<Record<Kind, string>> = {
  level: 'levels',
  word: 'words',
  reading: 'readings',
  listening: 'listenings',
  question: 'questions',
  cloze: 'clozes',
  'grammar-lesson': 'grammar',
  'writing-prompt': 'writing',
  'model-answer': 'models',
  'placement-item': 'placement',
  scenario: 'scenarios',
  unit: 'path',
};

/** One result of a library check. An `error` makes the library invalid. A reviewer must judge a `warning`. */
export type ContentIssue = {
  severity: 'error' | 'warning';
  kind: Kind;
  level: CefrLevel;
  /** Short name of the check that found the issue. The report has one column for each name. */
  check: string;
  file: string;
  item: string;
  reason: string;
};

/** Returns functions that record issues about items of one kind, and the list of the recorded issues. */
export const issueRecorder = (kind: Kind) => {
  const issues: ContentIssue[] = [];
  const note =
    (severity: ContentIssue['severity']) =>
    (check: string, of: { level: CefrLevel; file: string; id: string }, reason: string) =>
      void issues.push({ severity, kind, check, level: of.level, file: of.file, item: of.id, reason });
  return { issues, error: note('error'), warn: note('warning') };
};

export const WHOLE = '(all)';

/** Returns the name that an issue reports if it concerns all items of one kind at one level. */
export const whole = (level: CefrLevel, kind: Kind) => ({
  level,
  file: `${FOLDERS[kind]}/${level.toLowerCase()}`,
  id: WHOLE,
});
