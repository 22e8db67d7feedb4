import { vi } from 'vitest';

let said: string[] = [];
let expected: RegExp[] = [];

/** Collects what is said on the console; anything a test did not expect fails it. */
export const takeConsole = (): void => {
  said = [];
  expected = [];
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...parts: unknown[]) => {
      said.push(parts.map((part) => (part instanceof Error ? part.message : String(part))).join(' '));
    });
  }
};

/** Lets a test meet an error on the console that belongs to what it tries. */
export const expectConsole = (pattern: RegExp): void => {
  expected.push(pattern);
};

export const unexpectedConsole = (): string[] =>
  said.filter((line) => !expected.some((pattern) => pattern.test(line)));
