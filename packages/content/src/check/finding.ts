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

/** Where the items of a kind live in the library. */
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

/** What a check found: a fault fails the library, a doubt is for a person to look at. */
export type Finding = {
  severity: 'fault' | 'doubt';
  kind: Kind;
  level: CefrLevel;
  /** Short name of the check, a column of the report. */
  check: string;
  file: string;
  item: string;
  reason: string;
};

/** Collects what one check finds about items of one kind. */
export const finder = (kind: Kind) => {
  const findings: Finding[] = [];
  const note =
    (severity: Finding['severity']) =>
    (check: string, of: { level: CefrLevel; file: string; id: string }, reason: string) =>
      void findings.push({ severity, kind, check, level: of.level, file: of.file, item: of.id, reason });
  return { findings, fault: note('fault'), doubt: note('doubt') };
};

export const WHOLE = '(all)';

/** A kind at a level as a whole. */
export const whole = (level: CefrLevel, kind: Kind) => ({
  level,
  file: `${FOLDERS[kind]}/${level.toLowerCase()}`,
  id: WHOLE,
});
