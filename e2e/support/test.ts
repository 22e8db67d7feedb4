import { type BrowserContext, test as base, expect } from '@playwright/test';

type PageErrors = {
  /**
   * Ignores errors that match the pattern. A test calls this function if the test causes these errors on
   * purpose.
   */
  allow(pattern: RegExp): void;
};

/**
 * Collects the console errors and page errors of a browser context. `unexpected` contains the errors that no
 * pattern allows.
 */
export const watchErrors = (context: BrowserContext) => {
  const seen: string[] = [];
  const allowed: RegExp[] = [/idp\/token/];
  context.on('console', (message) => {
    if (message.type() === 'error') seen.push(`${message.text()} ${message.location().url}`);
  });
  context.on('weberror', (error) => seen.push(String(error.error())));
  return {
    allow: (pattern: RegExp) => void allowed.push(pattern),
    unexpected: () => seen.filter((line) => !allowed.some((pattern) => pattern.test(line))),
  };
};

/**
 * Playwright’s `test`, except that a test also fails on a console error or page error that the test has not
 * allowed.
 */
export const test = base.extend<{ errors: PageErrors }>({
  errors: [
    async ({ context }, use) => {
      const { allow, unexpected } = watchErrors(context);
      await use({ allow });
      expect(unexpected()).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
