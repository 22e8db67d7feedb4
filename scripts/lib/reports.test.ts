import { expect, it } from 'vitest';
import { countPlaywright, countVitest, judge, summaryLine } from './reports.mjs';

const vitestReport = {
  numPassedTests: 5,
  numFailedTests: 1,
  numPendingTests: 2,
  numTodoTests: 1,
  testResults: [
    { name: 'a.test.ts', status: 'passed', message: '', assertionResults: [{ status: 'passed' }] },
    {
      name: 'b.test.ts',
      status: 'failed',
      message: '',
      assertionResults: [
        { status: 'passed' },
        {
          status: 'failed',
          fullName: 'a level moves up',
          failureMessages: ['\u001b[31mAssertionError: expected 1 to be 2\u001b[39m\n    at b.test.ts:3:1'],
        },
      ],
    },
    { name: 'c.test.ts', status: 'failed', message: 'cannot be loaded', assertionResults: [] },
  ],
};

it('countVitest › counts a test file that cannot be loaded as a failure, and lists all failures', () => {
  expect(countVitest(vitestReport)).toEqual({
    passed: 5,
    failed: 2,
    skipped: 3,
    problems: [
      'b.test.ts › a level moves up › AssertionError: expected 1 to be 2',
      'c.test.ts › cannot be loaded',
    ],
  });
});

it('countPlaywright › counts a test that passed only after a retry as failed', () => {
  const report = {
    stats: { expected: 7, unexpected: 1, flaky: 2, skipped: 0 },
    errors: [{ message: 'setup' }],
    suites: [
      {
        file: 'a.spec.ts',
        specs: [{ title: 'goes', tests: [{ results: [{ errors: [] }] }] }],
        suites: [
          {
            file: 'a.spec.ts',
            specs: [
              {
                title: 'limps',
                tests: [{ results: [{ errors: [{ message: 'Error: late\n  at' }] }, { errors: [] }] }],
              },
            ],
          },
        ],
      },
    ],
  };
  expect(countPlaywright(report)).toEqual({
    passed: 7,
    failed: 3,
    skipped: 0,
    problems: ['setup', 'a.spec.ts › limps › Error: late'],
  });
});

it('judge (result of a test suite) › counts skipped tests as failed', () => {
  expect(judge({ passed: 5, failed: 1, skipped: 2, problems: [] }, 1)).toEqual({ passed: 5, failed: 3 });
});

it('judge (result of a test suite) › fails a suite without tests, and a suite whose command fails although no test failed', () => {
  expect(judge({ passed: 0, failed: 0, skipped: 0, problems: [] }, 0)).toEqual({ passed: 0, failed: 1 });
  expect(judge({ passed: 5, failed: 0, skipped: 0, problems: [] }, 1)).toEqual({ passed: 5, failed: 1 });
  expect(judge({ passed: 5, failed: 0, skipped: 0, problems: [] }, 0)).toEqual({ passed: 5, failed: 0 });
});

it('summaryLine › adds up the numbers of all suites', () => {
  expect(
    summaryLine([
      { passed: 3, failed: 0 },
      { passed: 4, failed: 2 },
    ]),
  ).toBe('7 passed, 2 failed');
  expect(summaryLine([])).toBe('0 passed, 0 failed');
});
