import Box from '@mui/material/Box';
import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, Suspense, useEffect, useState } from 'react';
import { type Location, Outlet, ScrollRestoration } from 'react-router';
import { useSession } from '../../identity/session/session-context.ts';
import { SkipLink } from '../../ui/layout/skip-link.tsx';
import { topBarHeight } from '../../ui/theme/tokens.ts';
import { useLayout } from '../layout-options.ts';
import { ReauthenticationRegion } from '../reauthentication/reauthentication-region.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Footer } from './footer.tsx';
import { useLayers } from './layers.ts';
import { useLiveConnection } from './live-connection.ts';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';
import { useProfileLanguage } from './profile-language.ts';
import { useReloadOnSameUrl } from './reload-on-same-url.ts';
import { SideMenu } from './side-menu.tsx';
import { TopBar } from './top-bar.tsx';

/** Media query of the desktop layout: windows wider than 991 px (docs/specification.md, 2.23). */
const desktop = '(min-width: 992px)';

// Most visits open no panel, so the code of the panels is loaded with the first panel.
const Panels = lazy(async () => ({ default: (await import('./panels.tsx')).Panels }));

/**
 * Returns the storage key of a scroll position. It contains the hash, because all anchors opened by the browser have
 * the router key of the first page.
 */
const placeOf = ({ key, hash }: Location): string => `${key}${hash}`;

/** The shell around every guarded page: top bar, side menu, footer and sidebars. */
export const Shell = () => {
  const { menuMode } = useLayout();
  const isDesktop = useMediaQuery(desktop, { noSsr: true });
  const { open, wasOpen, show, close } = useLayers();
  const [staticMenuShown, setStaticMenuShown] = useState(true);
  const pageKey = useReloadOnSameUrl();
  const session = useSession();
  useLiveConnection();
  useProfileLanguage();
  // The stored role may be outdated, so the current role is fetched once per visit in the background.
  useEffect(() => void session.fetchRole(), [session]);

  const menuStands = isDesktop && menuMode === 'static';
  const menuShown = menuStands ? staticMenuShown : open === 'menu';
  const toggleMenu = () => {
    if (menuStands) setStaticMenuShown(!staticMenuShown);
    else if (menuShown) close();
    else show('menu');
  };

  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <SkipLink />
      <TopBar menuShown={menuShown} onMenu={toggleMenu} open={open} onOpen={show} />
      <NavigationProgress />
      <OfflineBanner />
      <Box sx={{ display: 'flex', flex: 1, alignItems: 'stretch' }}>
        {menuStands && staticMenuShown ? (
          <Box
            sx={{
              width: '17.5rem',
              flex: 'none',
              position: 'sticky',
              top: topBarHeight,
              alignSelf: 'flex-start',
              height: `calc(100dvh - ${topBarHeight})`,
              overflowY: 'auto',
              bgcolor: 'background.paper',
              borderRight: '1px solid',
              borderColor: 'divider',
            }}
          >
            <SideMenu />
          </Box>
        ) : null}
        <Box sx={{ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
          <Box
            component="main"
            id="content"
            tabIndex={-1}
            sx={{ flex: 1, p: { xs: 2, sm: 3, lg: 4 }, outline: 'none' }}
          >
            <FirstSteps>
              <Outlet key={pageKey} />
            </FirstSteps>
          </Box>
          <Footer />
        </Box>
      </Box>
      {wasOpen ? (
        <Suspense>
          <Panels open={open} onClose={close} withMenu={!menuStands} />
        </Suspense>
      ) : null}
      <ReauthenticationRegion />
      <ScrollRestoration getKey={placeOf} />
    </Box>
  );
};
