/**
 * `npm run bench`: throughput compared with bare node:http. `npm run bench -- progress`: the learner’s dashboard
 * with years of activity in the log.
 * `npm run bench -- lists`: the administrators’ lists with a million rows. `npm run bench -- learner`: a learner’s
 * requests with a long history. `npm run bench -- overload`: more connections than Pratik can serve.
 * `npm run simulate:learner`: learners who follow the plan of the day for 90 days.
 */
const measurements = {
  throughput: () => import('./throughput.ts'),
  progress: () => import('./progress.ts'),
  lists: () => import('./lists.ts'),
  learner: () => import('./learner.ts'),
  overload: () => import('./overload.ts'),
  simulate: () => import('./simulate.ts'),
};
const asked = process.argv[2] ?? 'throughput';
if (!(asked in measurements)) throw new Error(`there is no benchmark named ${asked}`);
await measurements[asked as keyof typeof measurements]();

export {};
