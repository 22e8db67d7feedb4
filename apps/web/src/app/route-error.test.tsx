import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { expectConsole } from '../../test/console.ts';
import { RouteError } from './route-error.tsx';

const Broken = () => {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/more.js');
};

test('error page of a route › reloads the page when the device is online again after a JavaScript chunk could not be loaded offline', async () => {
  expectConsole(/dynamically imported module/);
  // jsdom prints this error because it does not implement page reloads.
  expectConsole(/Not implemented/);
  const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const router = createMemoryRouter([{ path: '/', Component: Broken, ErrorBoundary: RouteError }]);
  render(<RouterProvider router={router} />);
  expect(await screen.findByText('Sunucuya ulaşılamadı')).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  expect(sessionStorage.getItem('pratik-reloaded')).toBeNull();
  line.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(sessionStorage.getItem('pratik-reloaded')).toContain(window.location.href);
  expect(screen.queryByRole('alert')).toBeNull();
  line.mockRestore();
});
