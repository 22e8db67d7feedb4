import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { weighedRoutes, weighRoutes } from '../build/budgets.ts';

// `npm test` builds the web application before it runs these tests.
it('web build › keeps the JavaScript of every route within its size budget', async () => {
  const routes = await weighRoutes();
  const exceeded = routes.filter(({ size, budget }) => budget !== null && size > budget);
  expect(exceeded.map(({ route, size, budget }) => `${route}: ${size.toFixed(1)} of ${budget} kB`)).toEqual(
    [],
  );
  // A build that measures nothing would keep every budget.
  expect(Math.min(...routes.map(({ size }) => size))).toBeGreaterThan(100);
});

it('web build › uses the size budgets of the project', () => {
  const budgetOf = new Map(weighedRoutes.map(([route, , budget]) => [route, budget]));
  expect(
    ['/landing', '/auth/login', '/', '/ (administrator)', '/pages/chat'].map((route) => budgetOf.get(route)),
  ).toEqual([150, 150, 180, 180, 220]);
});

it('web build › has a size budget for every route of a practice', () => {
  const router = readFileSync(`${import.meta.dirname}/../src/app/router.tsx`, 'utf8');
  const pages = [...router.matchAll(/page\(\s*'([^']+)',\s*\(\) => import\('\.\.\/practice\//g)];
  expect(pages.length).toBeGreaterThan(15);
  const budgets = new Map(weighedRoutes.map(([route, , budget]) => [route, budget]));
  expect(pages.map(([, path]) => path).filter((path) => budgets.get(`/${path}`) !== 220)).toEqual([]);
});
