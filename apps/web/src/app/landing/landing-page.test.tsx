import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../../test/render-app.tsx';

describe('landing page', () => {
  it('has one h1 heading, a description of Pratik and links to the sign-in page', async () => {
    renderApp('/landing', { as: null });
    const heading = await screen.findByRole('heading', { level: 1 });
    expect(heading).toHaveTextContent('Her gün on dakika İngilizce konuşun.');
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const link of screen.getAllByRole('link', { name: 'Giriş yap' })) {
      expect(link).toHaveAttribute('href', '/auth/login');
    }
  });

  it('shows the correction of the chosen sentence', async () => {
    const { user } = renderApp('/landing', { as: null });
    const part = await screen.findByRole('region', { name: 'Türkçe düşünürken yaptığımız hatalar' });
    await user.click(within(part).getByRole('radio', { name: 'My sister is engineer.' }));
    expect(within(part).getByText('Eksik artikel')).toBeInTheDocument();
    expect(within(part).getByText('is an engineer')).toHaveAttribute('lang', 'en');
  });

  it('changes its language to English', async () => {
    const { user } = renderApp('/landing', { as: null });
    await user.click(await screen.findByRole('button', { name: 'English' }));
    expect(
      await screen.findByRole('heading', { level: 1, name: 'Speak English for ten minutes every day.' }),
    ).toBeInTheDocument();
  });
});
