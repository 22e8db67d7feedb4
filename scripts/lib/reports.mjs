import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * Numbers of passed, failed and skipped tests in one suite. `problems` contains one line of text per failure.
 * @typedef {{ passed: number, failed: number, skipped: number, problems: string[] }} Count
 */

const problem = (where, message = '') => {
  const [first] = stripVTControlCharacters(message).trim().split('\n');
  return [...where, first].filter(Boolean).join(' › ');
};

/**
 * Counts the tests in vitest’s JSON report. A file that cannot be loaded, or whose hook fails, counts as one
 * failure, because its tests are missing from the report.
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
 * Counts the tests in Playwright’s JSON report. A test that passes only after a retry counts as failed.
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

/** Returns all tests of a suite and its nested suites that have a failed attempt. */
function failedSpecs({ file, specs, suites = [] }) {
  const own = specs.flatMap(({ title, tests }) => {
    const failed = tests.flatMap(({ results }) => results).find(({ errors }) => errors.length > 0);
    return failed === undefined ? [] : [problem([file, title], failed.errors[0].message)];
  });
  return [...own, ...suites.flatMap(failedSpecs)];
}

/**
 * Computes the final result of a suite. Skipped tests count as failed. A suite also fails if it has no tests, or if
 * its command fails although no test failed.
 * @param {Count} count
 * @param {number} exitCode of the suite's command
 */
export function judge(count, exitCode) {
  const failed = count.failed + count.skipped;
  const nothingRan = count.passed + failed === 0;
  return { passed: count.passed, failed: failed === 0 && (nothingRan || exitCode !== 0) ? 1 : failed };
}

/** Returns the last line that a test run prints: the totals of all suites. */
export function summaryLine(results) {
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  return `${sum('passed')} passed, ${sum('failed')} failed`;
}
