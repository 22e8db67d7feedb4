import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import { useId, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useRole } from '../../identity/session/session-context.ts';
import { SpriteIcon } from '../../ui/action/sprite-icon.tsx';
import { radius, weight } from '../../ui/theme/tokens.ts';
import { useAppText } from '../app.texts.ts';
import { type MenuEntry, type MenuGroup, markOf, menuFor } from './menu.ts';

/** Duration in milliseconds of the animation that opens or closes a menu group (docs/specification.md, 9.6). */
const submenuAnimation = 400;

/** The side menu of the signed-in user. Its groups open and close, and its entries are real links. */
export const SideMenu = () => {
  const t = useAppText();
  return (
    <Box component="nav" aria-label={t('menu')} sx={{ px: 1.5, pb: 4 }}>
      {menuFor(useRole()).map((group) => (
        <Group key={group.label} group={group} />
      ))}
    </Box>
  );
};

const Group = ({ group }: { group: MenuGroup }) => {
  const t = useAppText();
  const listId = useId();
  const [open, setOpen] = useState(true);
  return (
    <Box sx={{ mt: 1.5 }}>
      <ButtonBase
        aria-expanded={open}
        aria-controls={listId}
        onClick={() => setOpen(!open)}
        sx={{
          width: '100%',
          minHeight: 40,
          px: 1.5,
          borderRadius: radius.control,
          justifyContent: 'space-between',
          color: 'text.secondary',
          typography: 'caption',
          fontFamily: 'inherit',
          fontWeight: weight.semibold,
          letterSpacing: '0.01em',
        }}
      >
        {t(group.label)}
        <Box
          component="span"
          sx={{
            display: 'flex',
            '& svg': { width: '1.25rem', height: '1.25rem' },
            transform: open ? 'none' : 'rotate(-90deg)',
            transition: `transform ${submenuAnimation}ms`,
          }}
        >
          <SpriteIcon name="expand" />
        </Box>
      </ButtonBase>
      <Box
        sx={{
          display: 'grid',
          gridTemplateRows: open ? '1fr' : '0fr',
          visibility: open ? 'visible' : 'hidden',
          transition: `grid-template-rows ${submenuAnimation}ms ease, visibility ${submenuAnimation}ms`,
        }}
      >
        <Box
          component="ul"
          id={listId}
          sx={{ listStyle: 'none', m: 0, p: 0, minHeight: 0, overflow: 'hidden' }}
        >
          {group.entries.map((entry) => (
            <li key={entry.to}>
              <Entry entry={entry} />
            </li>
          ))}
        </Box>
      </Box>
    </Box>
  );
};

const Entry = ({ entry }: { entry: MenuEntry }) => {
  const t = useAppText();
  const mark = markOf(entry.to, useLocation().pathname);
  return (
    <ButtonBase
      component={Link}
      to={entry.to}
      aria-current={mark === null ? undefined : mark === 'page' ? 'page' : 'true'}
      sx={{
        width: '100%',
        minHeight: 44,
        px: 1.5,
        gap: 1.5,
        borderRadius: radius.control,
        justifyContent: 'flex-start',
        typography: 'body2',
        fontWeight: weight.medium,
        color: 'text.primary',
        textAlign: 'start',
        '& svg': { color: 'text.secondary' },
        '&:hover': { bgcolor: 'action.hover' },
        '&[aria-current]': {
          bgcolor: 'color-mix(in srgb, var(--p-palette-primary-main) 13%, transparent)',
          color: 'primary.main',
          fontWeight: weight.semibold,
          '& svg': { color: 'primary.main' },
        },
      }}
    >
      <SpriteIcon name={entry.icon} />
      {t(entry.label)}
    </ButtonBase>
  );
};
