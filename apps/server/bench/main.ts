/**
 * `npm run bench`: throughput beside bare node:http. `npm run bench -- progress`: the dashboard with years in the log.
 * `npm run bench -- lists`: the administrator's lists at a million rows. `npm run bench -- learner`: what a learner calls
 * with a long past.
 */
const measurements = {
  throughput: () => import('./throughput.ts'),
  progress: () => import('./progress.ts'),
  lists: () => import('./lists.ts'),
  learner: () => import('./learner.ts'),
};
const asked = process.argv[2] ?? 'throughput';
if (!(asked in measurements)) throw new Error(`nothing is measured by the name of ${asked}`);
await measurements[asked as keyof typeof measurements]();

export {};
