import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * What a suite counted. `problems` name what failed, a line each.
 * @typedef {{ passed: number, failed: number, skipped: number, problems: string[] }} Count
 */

const problem = (where, message = '') => {
  const [first] = stripVTControlCharacters(message).trim().split('\n');
  return [...where, first].filter(Boolean).join(' › ');
};

/**
 * Reads vitest's JSON report. A file that fails as a whole (it cannot be loaded, or a hook breaks) counts as one
 * failure, because its tests are missing from the numbers.
 * @returns {Count}
 */
export function countVitest(report) {
  const files = report.testResults.map(({ name, status, message, assertionResults }) => ({
    file: relative(process.cwd(), name),
    failed: assertionResults.filter((test) => test.status === 'failed'),
    broken: status === 'failed' && !assertionResults.some((test) => test.status === 'failed'),
    message,
  }));
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + files.filter(({ broken }) => broken).length,
    skipped: report.numPendingTests + report.numTodoTests,
    problems: files.flatMap(({ file, failed, broken, message }) =>
      broken
        ? [problem([file], message)]
        : failed.map(({ fullName, failureMessages }) => problem([file, fullName], failureMessages[0])),
    ),
  };
}

/**
 * Reads Playwright's JSON report. What passed only at a second try has failed.
 * @returns {Count}
 */
export function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky,
    skipped,
    problems: [
      ...report.errors.map(({ message }) => problem([], message)),
      ...report.suites.flatMap((suite) => failedSpecs(suite)),
    ],
  };
}

/** The specs of a suite, and of those in it, of which a try failed. */
function failedSpecs({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => {
    const failed = tests.flatMap(({ results }) => results).find(({ errors }) => errors.length > 0);
    return failed === undefined ? [] : [problem([file, title], failed.errors[0].message)];
  });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/**
 * What counts in the end: a skipped test is not passed, a suite without tests has failed, and so has one whose
 * command failed though no test did.
 * @param {Count} count
 * @param {number} exitCode of the suite's command
 */
export function judge(count, exitCode) {
  const failed = count.failed + count.skipped;
  const nothingRan = count.passed + failed === 0;
  return { passed: count.passed, failed: failed === 0 && (nothingRan || exitCode !== 0) ? 1 : failed };
}

/** The last line of a test run. */
export function summaryLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
