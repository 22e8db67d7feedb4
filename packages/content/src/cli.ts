import { parseArgs } from 'node:util';
import { checkPrintedAside } from './check/apostrophes.ts';
import { checkLibrary } from './check/check-library.ts';
import { checkErrorPractice } from './check/check-scenarios.ts';
import { exportLibrary } from './export.ts';
import { readErrorPractice } from './read/error-practice.ts';
import { readLibrary } from './read/read-library.ts';
import { ERROR_PRACTICE_FILE } from './read/read-scenarios.ts';
import { record } from './record.ts';
import { line, table } from './report.ts';

const USAGE = `Kullanım:
  npm run content -- check [--only=readings/b1] [--doubts]   hatalar ve tablo; --doubts kuşkuluları da yazar
  npm run --silent content -- export                         bütün kütüphane, tek JSON
  npm run content -- record --profiler DOSYA                 metinlere ve kelimelere ölçülen seviyeyi yazar
`;

// A program that reads the output, such as `head`, may close the pipe early. This is not an error.
process.stdout.on('error', ({ code }: NodeJS.ErrnoException) => process.exit(code === 'EPIPE' ? 0 : 1));

const say = (text: string) => process.stdout.write(`${text}\n`);

/**
 * Prints all faults, by file and item. Returns exit code 1 if there is a fault. `only` limits the check to files
 * whose path starts with this text.
 */
function check(only: string, doubts: boolean): number {
  const { library, faults } = readLibrary();
  const practice = readErrorPractice();
  const unreadable = [
    ...faults,
    ...checkPrintedAside(library),
    ...practice.faults,
    ...(practice.practice ? checkErrorPractice(practice.practice) : []).map((fault) => ({
      file: `scenarios/${ERROR_PRACTICE_FILE}`,
      ...fault,
    })),
  ].filter(({ file }) => file.startsWith(only));
  const findings = checkLibrary(library).filter(({ file }) => file.startsWith(only));
  const faulty = findings.filter(({ severity }) => severity === 'fault');
  if (only === '') for (const row of table(library, findings)) say(row);
  for (const { file, item, reason } of unreadable) say(`HATA ${file}: ${item}: ${reason}`);
  for (const finding of doubts || only !== '' ? findings : faulty) say(line(finding));
  const count = unreadable.length + faulty.length;
  say(`${count === 0 ? 'Hata yok' : `${count} hata`}; ${findings.length - faulty.length} kuşkulu öğe.`);
  return count === 0 ? 0 : 1;
}

async function main(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      only: { type: 'string', default: '' },
      doubts: { type: 'boolean', default: false },
      profiler: { type: 'string' },
    },
  });
  if (positionals[0] === 'check') return check(values.only, values.doubts);
  if (positionals[0] === 'export') {
    const { library, faults } = readLibrary();
    for (const { file, item, reason } of faults) process.stderr.write(`${file}: ${item}: ${reason}\n`);
    say(JSON.stringify(exportLibrary(library)));
    return faults.length === 0 ? 0 : 1;
  }
  if (positionals[0] === 'record' && values.profiler !== undefined) {
    say(`${await record(values.profiler)} dosya yazıldı.`);
    return 0;
  }
  process.stderr.write(USAGE);
  return 2;
}

process.exitCode = await main();
