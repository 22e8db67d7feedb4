import { expect, it } from 'vitest';
import { filesFor } from './route-plan.ts';

const plan = {
  '/': ['home'],
  '/pages/*': ['missing'],
  '/pages/chat': ['chat'],
  '/pages/user-edit/:id': ['edit'],
};

it('routePlan › returns the JavaScript file of a path, and prefers an exact route to one with a parameter or wildcard', () => {
  const found = ['/', '/pages/chat', '/pages/user-edit/7', '/pages/else', '/pages/a/b', '/landing'].map(
    (path) => filesFor(plan, path)[0],
  );
  expect(found).toEqual(['home', 'chat', 'edit', 'missing', 'missing', undefined]);
});
