/**
 * Prints the size of the JavaScript that each route loads before its first paint, in brotli kB, and the budget of
 * the route. Fails when a budget is exceeded. With the address of a running Pratik
 * (`npm run bench:web -- http://localhost:3000`), also prints the Lighthouse scores of the public pages.
 */
import { loadavg } from 'node:os';
import { weighRoutes } from './budgets.ts';
import { measureWithLighthouse } from './lighthouse.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
say('JavaScript before the first drawing, brotli 11, kB (1 kB = 1000 bytes)');
for (const { route, size, budget } of await weighRoutes()) {
  if (budget !== null && size > budget) process.exitCode = 1;
  const verdict = budget === null ? '' : `  budget ${budget}  ${size <= budget ? 'kept' : 'EXCEEDED'}`;
  say(`${route.padEnd(40)}${size.toFixed(1).padStart(7)}${verdict}`);
}

const origin = process.argv[2];
if (origin === undefined) {
  say('Lighthouse scores: start Pratik and pass its address, for example http://localhost:3000.');
} else {
  say(`Lighthouse, mobile; target 95; load average ${loadavg()[0]?.toFixed(1)}`);
  for (const { route, performance, accessibility, cls, loadMs } of await measureWithLighthouse(origin))
    say(
      `${route.padEnd(40)}performance ${performance}  accessibility ${accessibility}  ` +
        `layout shift ${cls.toFixed(3)}  largest paint ${Math.round(loadMs)} ms`,
    );
}
