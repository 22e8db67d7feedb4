import { cefrLevels } from '@pratik/contract/common';
import type { Blind } from './check/blind.ts';
import { type ContentIssue, type Kind, kinds, WHOLE } from './check/content-issue.ts';
import type { Explained } from './check/explained.ts';
import { countOf } from './check/sizes.ts';
import type { Library } from './library.ts';

const NAMES: Record<Kind, string> = {
  level: 'seviye',
  word: 'kelime',
  reading: 'okuma',
  listening: 'dinleme',
  question: 'soru',
  cloze: 'boşluk doldurma',
  'grammar-lesson': 'dil bilgisi',
  'writing-prompt': 'yazma konusu',
  'model-answer': 'örnek yanıt',
  'placement-item': 'yerleştirme',
  scenario: 'senaryo',
  unit: 'ünite',
};

const share = (bad: number, all: number) =>
  all === 0 ? '–' : `%${(Math.floor((1000 * (all - bad)) / all) / 10).toLocaleString('tr')}`;

const itemsIn = (issues: readonly ContentIssue[]) =>
  new Set(issues.map(({ file, item }) => `${file} ${item}`)).size;

/**
 * Returns the rows of the library report. A row shows, for one kind and level: the number of items, the share
 * of items without errors, the number of items with warnings, and the pass rate of each check.
 */
export function table(library: Library, issues: readonly ContentIssue[]): string[] {
  const head = `${'tür'.padEnd(16)} sev.  sayı  hatasız     uyarı  denetim: geçen pay (! bütün için tutmuyor)`;
  const rows = kinds.flatMap((kind) =>
    cefrLevels.map((level) => {
      const count = countOf(library, kind, level);
      const all = issues.filter((issue) => issue.kind === kind && issue.level === level);
      const here = all.filter(({ item }) => item !== WHOLE);
      const short = all.filter(({ item }) => item === WHOLE);
      const errors = here.filter(({ severity }) => severity === 'error');
      const warnings = here.filter(({ severity }) => severity === 'warning');
      const checks = [...Map.groupBy(here, ({ check }) => check)]
        .map(([check, found]) => `${check} ${share(itemsIn(found), count)}`)
        .join(', ');
      return [
        NAMES[kind].padEnd(16),
        level.padEnd(4),
        String(count).padStart(5),
        share(itemsIn(errors), count).padStart(8),
        String(itemsIn(warnings)).padStart(8),
        ` ${[checks, ...short.map(({ check }) => `${check}!`)].filter(Boolean).join(', ')}`,
      ].join(' ');
    }),
  );
  return [head, ...rows.map((row) => row.trimEnd())];
}

/** Returns one line with the share of single-choice questions, for each level, whose explanation quotes evidence. */
export const explainedLine = (counts: readonly Explained[]): string =>
  `açıklaması alıntılı tek doğrulu sorular: ${counts
    .map(({ level, explained, all }) => `${level} ${share(all - explained, all)} (${explained}/${all})`)
    .join(', ')}`;

/**
 * Returns one line with the shares of single-choice questions, for each level, that a blind reader answered: right,
 * right and certain, and right when guessing.
 */
export const blindLine = (counts: readonly Blind[]): string =>
  `metinsiz doğru yanıt / emin olarak / tahminle: ${counts
    .map(({ level, answers, right, certain, guesses, rightGuesses }) => {
      const [all, sure] = [right, certain].map((count) => share(answers - count, answers));
      return `${level} ${all} / ${sure} / ${share(guesses - rightGuesses, guesses)} (${answers} soru)`;
    })
    .join(', ')}`;

export const line = ({ severity, file, item, check, reason }: ContentIssue): string =>
  `${severity === 'error' ? 'HATA' : 'UYARI'} ${file}: ${item}: ${check}: ${reason}`;
