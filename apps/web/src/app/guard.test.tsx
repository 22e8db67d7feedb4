import { getRole } from '@pratik/contract/user';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../../test/render-app.tsx';
import { answer, problem, server, subjectOf } from '../../test/server.ts';
import { loadRole, saveRole } from '../identity/session/role-store.ts';

const notFound = () => screen.findByRole('heading', { level: 1, name: 'Sayfa bulunamadı' });
const login = () => screen.findByRole('heading', { level: 1, name: 'Giriş' });

describe('route guard', () => {
  it('redirects a signed-out user to the sign-in page, and remembers which page was requested', async () => {
    const { app } = renderApp('/pages/reading-practice', { as: null });
    await login();
    expect(app.router.state.location).toMatchObject({
      pathname: '/auth/login',
      search: '?return=%2Fpages%2Freading-practice',
    });
  });

  it('allows access when the stored role matches the page', async () => {
    renderApp('/pages/reading-practice', { as: 'user' });
    expect(await screen.findByRole('heading', { level: 1, name: 'Okuma Pratiği' })).toBeInTheDocument();
  });

  it('denies a learner access to an administrator page', async () => {
    renderApp('/pages/level-list', { as: 'user' });
    await notFound();
  });

  it('denies access when the stored role is not a role that the application knows', async () => {
    const { app } = renderApp('/notfound', { as: 'user' });
    await notFound();
    saveRole(subjectOf('user'), 'teacher' as 'user');
    await app.router.navigate('/pages/reading-practice');
    expect(app.router.state.location.pathname).toBe('/notfound');
    expect(loadRole(subjectOf('user'))).toBe('teacher');
  });

  it.each([
    ['nothing is stored', () => localStorage.removeItem('role')],
    ['what is stored cannot be decrypted', () => localStorage.setItem('role', 'admin')],
    ['it was stored for someone else', () => saveRole('somebody-else', 'admin')],
  ])(
    'denies the first visit but fetches the role, so that the second visit succeeds, when %s',
    async (_case, spoil) => {
      const { app } = renderApp('/notfound', { as: 'user' });
      await notFound();
      spoil();
      await app.router.navigate('/pages/reading-practice');
      expect(app.router.state.location.pathname).toBe('/notfound');
      expect(loadRole(subjectOf('user'))).toBe('user');
      await app.router.navigate('/pages/reading-practice');
      expect(app.router.state.location.pathname).toBe('/pages/reading-practice');
    },
  );

  it('shows the 404 page when the role cannot be fetched', async () => {
    server.use(answer(getRole, () => problem('internal')));
    const { app } = renderApp('/notfound', { as: 'user' });
    await notFound();
    localStorage.removeItem('role');
    await app.router.navigate('/');
    expect(app.router.state.location.pathname).toBe('/notfound');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('404 page', () => {
  it('appears for a path that does not exist', async () => {
    const { app } = renderApp('/no/such/page', { as: null });
    await notFound();
    expect(app.router.state.location.pathname).toBe('/notfound');
    expect(screen.getByRole('link', { name: 'Sohbet' })).toHaveAttribute('href', '/pages/chat');
    expect(screen.getByRole('link', { name: 'Okuma Pratiği' })).toHaveAttribute(
      'href',
      '/pages/reading-practice',
    );
    expect(screen.getByRole('link', { name: 'Kelime Pratiği' })).toHaveAttribute(
      'href',
      '/pages/vocabulary-practice',
    );
  });

  it('links to the sign-in page when the user is signed out', async () => {
    renderApp('/notfound', { as: null });
    await notFound();
    expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/auth/login');
  });

  it('links to the dashboard when the user is signed in', async () => {
    renderApp('/pages/nowhere', { as: 'user' });
    await notFound();
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Ana sayfaya dön' })).toHaveAttribute('href', '/'),
    );
  });
});

describe('sign-out menu entry', () => {
  it('signs out, deletes the stored role and opens the sign-in page', async () => {
    const { app, user } = renderApp('/pages/reading-practice', { as: 'user' });
    await user.click(await screen.findByRole('link', { name: 'Çıkış' }));
    await login();
    expect(app.session.getState().kind).toBe('signed-out');
    expect(localStorage.getItem('role')).toBeNull();
    expect(app.router.state.location).toMatchObject({ pathname: '/auth/login', search: '' });
  });
});
