import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../../ui/feedback/skeletons.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { useActsText } from '../acts.texts.ts';
import { DataCopyCard } from '../details/data-copy-card.tsx';
import { fullName } from '../user-words.tsx';
import { useUserForEdit } from '../users.api.ts';
import { useUsersText } from '../users.texts.ts';
import { UserAccountCard } from './user-account-card.tsx';
import { UserEditForm } from './user-edit-form.tsx';

/** Page that edits one user: details, account status, password link, deletion. */
export const UserEditPage = () => {
  const t = useUsersText();
  const acts = useActsText();
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useUserForEdit(id);
  return (
    <Page
      title={t('editTitle')}
      lead={user ? fullName(user) : undefined}
      width="narrow"
      actions={
        <>
          <LinkButton to="/pages/user-list" startIcon={<ArrowBackIcon />}>
            {t('backToList')}
          </LinkButton>
          {user ? <LinkButton to={`/pages/user/${user.id}`}>{acts('look')}</LinkButton> : null}
        </>
      }
    >
      {user ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <UserEditForm key={user.id} user={user} />
          <DataCopyCard userId={user.id} />
          <UserAccountCard user={user} />
        </Box>
      ) : null}
      {user ? null : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{
            title: t('notFoundTitle'),
            text: t('notFoundBody'),
            to: '/pages/user-list',
            toLabel: t('toList'),
          }}
        >
          <CardSkeletons count={1} height="22rem" />
        </NotThere>
      )}
    </Page>
  );
};
