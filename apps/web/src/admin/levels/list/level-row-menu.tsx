import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ManagedLevel } from '@pratik/contract/level';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLevelsText } from '../levels.texts.ts';
import type { LevelActs } from './use-level-acts.ts';

type LevelRowMenuProps = { level: ManagedLevel; name: string; acts: LevelActs };

/** Action menu of one level in the list. */
export const LevelRowMenu = ({ level, name, acts }: LevelRowMenuProps) => {
  const t = useLevelsText();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('actions', { name });
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const retired = level.retiredAt !== null;
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <MoreIcon />
      </IconButton>
      <Menu
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        slotProps={{ list: { 'aria-label': label } }}
      >
        <MenuItem component={Link} to={`/pages/level-edit/${encodeURIComponent(level.id)}`}>
          {t('edit')}
        </MenuItem>
        <MenuItem component={Link} to={`/pages/unit-list/${encodeURIComponent(level.id)}`}>
          {t('units')}
        </MenuItem>
        <MenuItem onClick={choose(() => (retired ? acts.revive(level) : acts.askRetire(level)))}>
          {t(retired ? 'revive' : 'retire')}
        </MenuItem>
        {mayBeRemoved(level) ? (
          <MenuItem onClick={choose(() => acts.askRemove(level))} sx={{ color: 'error.main' }}>
            {t('remove')}
          </MenuItem>
        ) : null}
      </Menu>
    </>
  );
};

/** Returns whether the menu offers to delete the level. The server checks the same condition again. */
export const mayBeRemoved = ({ fromLibrary, use }: Pick<ManagedLevel, 'fromLibrary' | 'use'>): boolean =>
  !fromLibrary && use.learners === 0 && use.items.length === 0;
