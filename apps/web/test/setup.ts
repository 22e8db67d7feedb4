import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, expect } from 'vitest';
import { setWidth, stubBrowser } from './browser.ts';
import { takeConsole, unexpectedConsole } from './console.ts';
import { forgetPage } from './forget.ts';
import { closeApps } from './render-app.tsx';
import { server, signedInAs } from './server.ts';
import { unformattedValues } from './unformatted.ts';

stubBrowser();
// The timeout in milliseconds is long, because a busy machine loads page chunks slowly.
configure({ asyncUtilTimeout: 10_000 });

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));

beforeEach(() => {
  takeConsole();
  setWidth(1024);
  window.history.replaceState(null, '', '/');
});

afterEach(() => {
  const unformatted = unformattedValues(document.body);
  cleanup();
  closeApps();
  server.resetHandlers();
  signedInAs(null);
  forgetPage();
  expect(unexpectedConsole()).toEqual([]);
  expect(unformatted).toEqual([]);
});

afterAll(() => server.close());
