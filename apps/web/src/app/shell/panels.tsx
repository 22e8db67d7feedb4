import { useAppText } from '../app.texts.ts';
import type { Layer } from './layers.ts';
import { ProfilePanel } from './profile-panel.tsx';
import { SettingsPanel } from './settings-panel.tsx';
import { SideMenu } from './side-menu.tsx';
import { SidePanel } from './side-panel.tsx';

type PanelsProps = {
  open: Layer | null;
  onClose: () => void;
  /** Whether the menu opens as a panel over the page instead of beside it. */
  withMenu: boolean;
};

/** The panels that can cover the page: menu, profile sidebar and settings sidebar. */
export const Panels = ({ open, onClose, withMenu }: PanelsProps) => {
  const t = useAppText();
  return (
    <>
      {withMenu ? (
        <SidePanel title={t('menu')} side="left" open={open === 'menu'} onClose={onClose}>
          <SideMenu />
        </SidePanel>
      ) : null}
      <SidePanel title={t('account')} side="right" open={open === 'profile'} onClose={onClose}>
        <ProfilePanel />
      </SidePanel>
      <SidePanel title={t('settings')} side="right" open={open === 'settings'} onClose={onClose}>
        <SettingsPanel />
      </SidePanel>
    </>
  );
};
