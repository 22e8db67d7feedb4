import { vi } from 'vitest';

let said: string[] = [];
let expected: RegExp[] = [];

/** Collects console output. Unexpected output fails the test. */
export const takeConsole = (): void => {
  said = [];
  expected = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '));
    });
  }
};

/** Ignores console output that matches the pattern. A test calls this function if it causes the output on purpose. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

export const unexpectedConsole = (): string[] =>
  said.filter((line) => !expected.some((pattern) => pattern.test(line)));
