import { checkErrorPractice, checkScenarios } from './check/check-scenarios.ts';
import { readErrorPractice } from './read/error-practice.ts';
import { ERROR_PRACTICE_FILE, readScenarios } from './read/read-scenarios.ts';

/** `npm run content -- check`: every fault of the library by file and item; exit code 1 when there is one. */
const say = (line: string) => process.stdout.write(`${line}\n`);

const check = (): number => {
  const scenarios = readScenarios();
  const practice = readErrorPractice();
  const faults = [
    ...scenarios.faults,
    ...checkScenarios(scenarios.scenarios),
    ...practice.faults,
    ...(practice.practice ? checkErrorPractice(practice.practice) : []).map((fault) => ({
      file: ERROR_PRACTICE_FILE,
      ...fault,
    })),
  ];
  say('tür                seviye  sayı');
  for (const level of ['A1', 'A2', 'B1', 'B2', 'C1']) {
    const count = scenarios.scenarios.filter((one) => one.kind !== 'free' && one.level === level).length;
    say(`senaryo            ${level}      ${String(count).padStart(4)}`);
  }
  const free = scenarios.scenarios.filter((one) => one.kind === 'free').length;
  say(`serbest sohbet             ${String(free).padStart(4)}`);
  for (const { file, item, reason } of faults) say(`HATA ${file}: ${item}: ${reason}`);
  say(faults.length === 0 ? 'Hata yok.' : `${faults.length} hata.`);
  return faults.length === 0 ? 0 : 1;
};

if (process.argv[2] === 'check') process.exitCode = check();
else {
  process.stderr.write('Kullanım: npm run content -- check\n');
  process.exitCode = 2;
}
