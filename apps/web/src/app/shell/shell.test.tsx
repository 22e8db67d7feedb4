import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

describe('shell', () => {
  it('shows a learner the user menu, in the specified groups', async () => {
    renderApp('/pages/writing-practice', { as: 'user' });
    const menu = await screen.findByRole('navigation', { name: 'Menü' });
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      '/pages/profile',
      '/pages/chat',
      '/pages/writing-practice',
      '/pages/vocabulary-practice',
      '/pages/reading-practice',
      '/pages/listening-practice',
      '/',
      '/pages/empty',
    ]);
  });
});
