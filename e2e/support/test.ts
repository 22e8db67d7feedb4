import { test as base, expect } from '@playwright/test';

type Faults = {
  /** Ignores errors that match the pattern, so that a journey can provoke them. */
  allow(pattern: RegExp): void;
};

/** Playwright’s `test`, extended so that it fails on any console error or page error that the journey did not allow. */
export const test = base.extend<{ faults: Faults }>({
  faults: [
    async ({ context }, use) => {
      const seen: string[] = [];
      const allowed: RegExp[] = [/idp\/token/];
      context.on('console', (message) => {
        if (message.type() === 'error') seen.push(`${message.text()} ${message.location().url}`);
      });
      context.on('weberror', (error) => seen.push(String(error.error())));
      await use({ allow: (pattern) => void allowed.push(pattern) });
      expect(seen.filter((fault) => !allowed.some((pattern) => pattern.test(fault)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
