/**
 * Prints the size of the JavaScript that each route loads before its first paint, in brotli kB, and the budget of
 * the route. Fails when a budget is exceeded.
 */
import { weighRoutes } from './budgets.ts';

const say = (line: string) => process.stdout.write(`${line}\n`);
say('JavaScript before the first drawing, brotli 11, kB (1 kB = 1000 bytes)');
for (const { route, size, budget } of await weighRoutes()) {
  if (budget !== null && size > budget) process.exitCode = 1;
  const verdict = budget === null ? '' : `  budget ${budget}  ${size <= budget ? 'kept' : 'EXCEEDED'}`;
  say(`${route.padEnd(40)}${size.toFixed(1).padStart(7)}${verdict}`);
}
say('Lighthouse is not installed here, so its scores are not measured.');
