import type { CefrLevel } from '@pratik/contract/common';

export const kinds = [
  'level',
  'word',
  'reading',
  'listening',
  'question',
  'cloze',
  'writing-prompt',
  'placement-item',
  'scenario',
] as const;
export type Kind = (typeof kinds)[number];

/** Folder in the library for each kind of content. */
export const FOLDERS: Readonly<Record<Kind, string>> = {
  level: 'levels',
  word: 'words',
  reading: 'readings',
  listening: 'listenings',
  question: 'questions',
  cloze: 'clozes',
  'writing-prompt': 'writing',
  'placement-item': 'placement',
  scenario: 'scenarios',
};

/** One result of a check. A `fault` makes the library invalid; a reviewer must judge a `doubt`. */
export type Finding = {
  severity: 'fault' | 'doubt';
  kind: Kind;
  level: CefrLevel;
  /** Short name of the check, used as a column of the report. */
  check: string;
  file: string;
  item: string;
  reason: string;
};

/** Collects the findings of one check about items of one kind. */
export const finder = (kind: Kind) => {
  const findings: Finding[] = [];
  const note =
    (severity: Finding['severity']) =>
    (check: string, of: { level: CefrLevel; file: string; id: string }, reason: string) =>
      void findings.push({ severity, kind, check, level: of.level, file: of.file, item: of.id, reason });
  return { findings, fault: note('fault'), doubt: note('doubt') };
};

export const WHOLE = '(all)';

/** Identifies all items of one kind at one level as the subject of a finding. */
export const whole = (level: CefrLevel, kind: Kind) => ({
  level,
  file: `${FOLDERS[kind]}/${level.toLowerCase()}`,
  id: WHOLE,
});
