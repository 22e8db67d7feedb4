import { parseArgs } from 'node:util';
import { checkPrintedAside } from './check/apostrophes.ts';
import { blindOf, checkBlind } from './check/blind.ts';
import { checkLibrary } from './check/check-library.ts';
import { checkErrorPractice } from './check/check-scenarios.ts';
import { explainedOf } from './check/explained.ts';
import { exportLibrary } from './export.ts';
import { readBlindAnswers } from './read/blind-answers.ts';
import { readErrorPractice } from './read/error-practice.ts';
import { readLibrary } from './read/read-library.ts';
import { ERROR_PRACTICE_FILE } from './read/read-scenarios.ts';
import { record } from './record.ts';
import { blindLine, explainedLine, line, table } from './report.ts';

const USAGE = `Kullanım:
  npm run content -- check [--only=readings/b1] [--warnings]   hatalar ve tablo; --warnings uyarıları da yazar
  npm run --silent content -- export                         bütün kütüphane, tek JSON
  npm run content -- record --profiler DOSYA                 metinlere ve kelimelere ölçülen seviyeyi yazar
`;

// A program that reads the output, such as `head`, may close the pipe early, which is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Prints all errors of the library, by file and item. Returns exit code 1 if the library has an error. `only`
 * limits the check to files whose path starts with this text.
 */
function check(only: string, warnings: boolean): number {
  const { library, errors } = readLibrary();
  const practice = readErrorPractice();
  const unreadable = [
    ...errors,
    ...checkPrintedAside(library),
    ...practice.errors,
    ...(practice.practice ? checkErrorPractice(practice.practice) : []).map((error) => ({
      file: `scenarios/${ERROR_PRACTICE_FILE}`,
      ...error,
    })),
  ].filter(({ file }) => file.startsWith(only));
  const blind = readBlindAnswers();
  const issues = [...checkLibrary(library), ...checkBlind(library, blind)].filter(({ file }) =>
    file.startsWith(only),
  );
  const invalid = issues.filter(({ severity }) => severity === 'error');
  if (only === '')
    for (const row of [
      ...table(library, issues),
      explainedLine(explainedOf(library)),
      blindLine(blindOf(library, blind)),
    ])
      say(row);
  for (const { file, item, reason } of unreadable) say(`HATA ${file}: ${item}: ${reason}`);
  for (const issue of warnings || only !== '' ? issues : invalid) say(line(issue));
  const count = unreadable.length + invalid.length;
  say(`${count === 0 ? 'Hata yok' : `${count} hata`}; ${issues.length - invalid.length} uyarı.`);
  return count === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      warnings: { type: 'boolean', default: false },
      profiler: { type: 'string' },
    },
  });
  if (positionals[0] === 'check') return check(values.only, values.warnings);
  if (positionals[0] === 'export') {
    const { library, errors } = readLibrary();
    for (const { file, item, reason } of errors) process.stderr.write(`${file}: ${item}: ${reason}\n`);
    say(JSON.stringify(exportLibrary(library)));
    return errors.length === 0 ? 0 : 1;
  }
  if (positionals[0] === 'record' && values.profiler !== undefined) {
    say(`${await record(values.profiler)} dosya yazıldı.`);
    return 0;
  }
  process.stderr.write(USAGE);
  return 2;
}

process.exitCode = await main();
