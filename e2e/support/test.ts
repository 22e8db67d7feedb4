import { type BrowserContext, test as base, expect } from '@playwright/test';

type Faults = {
  /** Ignores errors that match the pattern, so that a test can provoke these errors. */
  allow(pattern: RegExp): void;
};

/** Collects the console errors and page errors of a browser context. `unexpected` lists those that no pattern allows. */
export const watchFaults = (context: BrowserContext) => {
  const seen: string[] = [];
  const allowed: RegExp[] = [/idp\/token/];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => seen.push(String(error.error())));
  return {
    allow: (pattern: RegExp) => void allowed.push(pattern),
    unexpected: () => seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault))),
  };
};

/** Playwright’s `test`, extended so that it fails on any console error or page error that the test did not allow. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const { allow, unexpected } = watchFaults(context);
      await use({ allow });
      expect(unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
