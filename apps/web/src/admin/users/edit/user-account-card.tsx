import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { User } from '@pratik/contract/user';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { useLinkWords } from '../use-link-words.ts';
import { useOwnId } from '../use-own-id.ts';
import { useStatusChange } from '../use-status-change.ts';
import { UserDialogs, useUserDialogs } from '../user-dialogs.tsx';
import { StatusMark } from '../user-words.tsx';
import { type UsersText, useUsersText } from '../users.texts.ts';
import { UserProblem } from './user-problem.tsx';

/** Actions for a user’s account: enable, disable, create a password link, delete. */
export const UserAccountCard = ({ user }: { user: User }) => {
  const t = useUsersText();
  const link = useLinkWords();
  const navigate = useNavigate();
  const own = useOwnId() === user.id;
  const dialogs = useUserDialogs();
  const statusChange = useStatusChange();
  const closed = user.status === 'disabled';
  return (
    <Card title={t('account')}>
      <Part title={<StatusMark status={user.status} />} body={statusBody(t, user)}>
        {own ? null : (
          <Button
            variant="outlined"
            loading={statusChange.isPending}
            onClick={() => statusChange.mutate({ users: [user], status: closed ? 'active' : 'disabled' })}
          >
            {t(closed ? 'enable' : 'disable')}
          </Button>
        )}
      </Part>
      <UserProblem error={statusChange.error} />
      {own ? (
        <Part title={t('ownSection')} body={t('ownSectionBody')}>
          <LinkButton to="/pages/profile" variant="outlined">
            {t('toProfile')}
          </LinkButton>
        </Part>
      ) : (
        <>
          <Part title={link.section} body={link.sectionBody}>
            <Button variant="outlined" onClick={() => dialogs.askLink(user)}>
              {link.make}
            </Button>
          </Part>
          <Part title={t('removeSection')} body={t('removeSectionBody')}>
            <Button variant="outlined" color="error" onClick={() => dialogs.askDelete(user)}>
              {t('remove')}
            </Button>
          </Part>
        </>
      )}
      <UserDialogs {...dialogs} onDeleted={() => void navigate('/pages/user-list', { replace: true })} />
    </Card>
  );
};

type PartProps = { title: ReactNode; body: string; children: ReactNode };

const Part = ({ title, body, children }: PartProps) => (
  <Box
    sx={{
      display: 'flex',
      flexWrap: 'wrap',
      gap: 2,
      alignItems: 'center',
      py: 2,
      '& + &': { borderTop: '1px solid', borderColor: 'divider' },
    }}
  >
    <Box sx={{ flex: '1 1 16rem' }}>
      <Typography variant="h4" component="h3">
        {title}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {body}
      </Typography>
    </Box>
    {children}
  </Box>
);

const statusBody = (t: UsersText, { status }: User): string =>
  t(({ active: 'accountActive', invited: 'accountInvited', disabled: 'accountDisabled' } as const)[status]);
