import MoreIcon from '@mui/icons-material/MoreVert';
import IconButton from '@mui/material/IconButton';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { User } from '@pratik/contract/user';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLinkWords } from '../use-link-words.ts';
import { useOwnId } from '../use-own-id.ts';
import { fullName } from '../user-words.tsx';
import { useUsersText } from '../users.texts.ts';

type UserRowMenuProps = {
  user: User;
  onStatus: (user: User, status: 'active' | 'disabled') => void;
  onLink: (user: User) => void;
  onDelete: (user: User) => void;
};

/** Action menu of one user in the list. */
export const UserRowMenu = ({ user, onStatus, onLink, onDelete }: UserRowMenuProps) => {
  const t = useUsersText();
  const link = useLinkWords();
  const own = useOwnId() === user.id;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = t('rowActions', { name: fullName(user) });
  const choose = (act: () => void) => () => {
    setAnchor(null);
    act();
  };
  const disabled = user.status === 'disabled';
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
        <MenuItem component={Link} to={`/pages/user-edit/${user.id}`}>
          {t('edit')}
        </MenuItem>
        {own ? null : <MenuItem onClick={choose(() => onLink(user))}>{link.make}</MenuItem>}
        {own ? null : (
          <MenuItem onClick={choose(() => onStatus(user, disabled ? 'active' : 'disabled'))}>
            {t(disabled ? 'enable' : 'disable')}
          </MenuItem>
        )}
        {own ? (
          <MenuItem component={Link} to="/pages/profile" sx={{ whiteSpace: 'normal', maxWidth: '20rem' }}>
            {t('ownInProfile')}
          </MenuItem>
        ) : (
          <MenuItem onClick={choose(() => onDelete(user))} sx={{ color: 'error.main' }}>
            {t('remove')}
          </MenuItem>
        )}
      </Menu>
    </>
  );
};
