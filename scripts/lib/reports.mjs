/**
 * What a suite counted. `problems` are failures that are no test's, such as a file that could not be loaded.
 * @typedef {{ passed: number, failed: number, skipped: number, problems: string[] }} Count
 */

/**
 * Reads vitest's JSON report. A file that fails as a whole (it cannot be loaded, or a hook breaks) counts as one
 * failure, because its tests are missing from the numbers.
 * @returns {Count}
 */
export function countVitest(report) {
  const broken = report.testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some((test) => test.status === 'failed'),
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + broken.length,
    skipped: report.numPendingTests + report.numTodoTests,
    problems: broken.map((file) => `${file.name}: ${file.message}`),
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
    problems: report.errors.map((error) => error.message),
  };
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
