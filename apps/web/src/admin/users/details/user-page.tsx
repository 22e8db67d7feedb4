import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { NotThere } from '../../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../../ui/feedback/skeletons.tsx';
import { Page } from '../../../ui/layout/page.tsx';
import { UserLettersCard } from '../letters/user-letters-card.tsx';
import { fullName } from '../user-words.tsx';
import { useUser } from '../users.api.ts';
import { useUsersText } from '../users.texts.ts';
import { MinorCard } from './minor-card.tsx';
import { UserCorrectionsCard } from './user-corrections-card.tsx';
import { useUserText } from './user-details.texts.ts';
import { UserPrivacyCard } from './user-privacy-card.tsx';
import { UserProgressCards } from './user-progress-cards.tsx';
import { UserSecondFactorCard } from './user-second-factor-card.tsx';
import { UserSessionsCard } from './user-sessions-card.tsx';
import { UserAccountCard } from './user-summary-card.tsx';
import { UserWorkCard } from './user-work-card.tsx';

/** Page `/pages/user/:id`: one user, for administrators. */
export const UserPage = () => {
  const t = useUsersText();
  const words = useUserText();
  const { id = '' } = useParams();
  const { data: user, error, refetch } = useUser(id);
  return (
    <Page
      title={user ? fullName(user) : words('user')}
      actions={
        <>
          <LinkButton to="/pages/user-list" startIcon={<ArrowBackIcon />}>
            {t('backToList')}
          </LinkButton>
          {user ? (
            <LinkButton to={`/pages/learner-report/${user.id}`} startIcon={<ReportIcon />}>
              {words('report')}
            </LinkButton>
          ) : null}
          {user ? (
            <LinkButton to={`/pages/user-edit/${user.id}`} variant="outlined" startIcon={<EditIcon />}>
              {words('edit')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {user ? (
        <Box sx={columns}>
          <UserAccountCard user={user} />
          <UserProgressCards id={user.id} />
          <UserWorkCard id={user.id} />
          <UserCorrectionsCard id={user.id} />
          <UserSessionsCard user={user} />
          <UserLettersCard id={user.id} />
          {user.role === 'user' ? (
            <MinorCard userId={user.id} learner={`${user.name} ${user.surname}`} />
          ) : null}
          <UserSecondFactorCard user={user} />
          <UserPrivacyCard id={user.id} />
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
          <CardSkeletons count={3} height="14rem" />
        </NotThere>
      )}
    </Page>
  );
};

const columns = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(26rem, 100%), 1fr))',
};
