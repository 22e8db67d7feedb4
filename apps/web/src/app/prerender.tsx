import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createEmbeddedProvider } from '../identity/embedded-provider.ts';
import { createSession } from '../identity/session/session.ts';
import { documentNavigation, NavigationProvider } from '../ui/layout/navigation.tsx';
import { LandingPage } from './landing/landing-page.tsx';
import { LoginDocument } from './login-document.tsx';
import { Providers } from './providers.tsx';

/** The prerendered pages. `file` is relative to `dist`; `entry` is the script of the page. */
export const documents = [
  {
    path: '/landing',
    file: 'landing.html',
    entry: 'src/app/landing/landing-entry.tsx',
    title: 'Her gün on dakika İngilizce · Pratik',
    Page: LandingPage,
  },
  {
    path: '/auth/login',
    file: 'login.html',
    entry: 'src/app/login-entry.tsx',
    title: 'Giriş · Pratik',
    Page: LoginDocument,
  },
] as const;

/** Renders one page to HTML. Also returns the styles of the page as `<style>` elements for the document head. */
export const prerender = ({ path, Page }: Pick<(typeof documents)[number], 'path' | 'Page'>) => {
  const cache = createCache({ key: 'css' });
  const { extractCriticalToChunks, constructStyleTagsFromChunks } = createEmotionServer(cache);
  const session = createSession(createEmbeddedProvider());
  const html = renderToString(
    <StrictMode>
      <CacheProvider value={cache}>
        <Providers session={session}>
          <NavigationProvider value={documentNavigation(() => ({ pathname: path, search: '', hash: '' }))}>
            <Page />
          </NavigationProvider>
        </Providers>
      </CacheProvider>
    </StrictMode>,
  );
  session.close();
  return { html, styles: constructStyleTagsFromChunks(extractCriticalToChunks(html)) };
};
