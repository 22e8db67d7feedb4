import Avatar from '@mui/material/Avatar';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../../identity/session/light-calls.ts';
import { useRole } from '../../identity/session/session-context.ts';
import { callQuery } from '../../lib/api/query-client.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { useAppText } from '../app.texts.ts';
import { usePanelText } from './panels.texts.ts';

/** Returns up to two initials of a name, capitalised by Turkish rules. */
export const initials = (name: string, surname: string): string =>
  [name, surname].map((part) => [...part][0]?.toLocaleUpperCase('tr') ?? '').join('');

/** The profile sidebar: the signed-in user, a link to the profile and a link to sign out. */
export const ProfilePanel = () => {
  const menu = useAppText();
  const t = usePanelText();
  const role = useRole();
  const { data } = useQuery(callQuery(getProfile, {}));
  return (
    <Box sx={{ px: 3, pb: 4, display: 'grid', gap: 3 }}>
      <Box sx={{ display: 'flex', gap: 2, alignItems: 'center', minHeight: '3.5rem' }}>
        <Avatar
          sx={{ width: '3.5rem', height: '3.5rem', bgcolor: 'primary.main', color: 'primary.contrastText' }}
        >
          {data ? initials(data.name, data.surname) : null}
        </Avatar>
        <Box sx={{ minWidth: 0 }}>
          <Typography sx={{ fontWeight: weight.semibold }}>
            {data ? `${data.name} ${data.surname}` : ''}
          </Typography>
          <Typography
            variant="body2"
            sx={{ color: 'text.secondary', overflow: 'hidden', textOverflow: 'ellipsis' }}
          >
            {data?.email}
          </Typography>
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            {role === 'admin' ? t('roleAdmin') : t('roleUser')}
          </Typography>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gap: 1 }}>
        <LinkButton variant="outlined" to="/pages/profile">
          {menu('profile')}
        </LinkButton>
        <LinkButton variant="outlined" to="/pages/empty">
          {menu('exit')}
        </LinkButton>
      </Box>
    </Box>
  );
};
