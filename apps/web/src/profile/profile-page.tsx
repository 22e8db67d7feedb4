import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import RemindersIcon from '@mui/icons-material/NotificationsOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSession } from '../identity/session/session-context.ts';
import { LinkButton } from '../ui/action/link-button.tsx';
import { LoadError } from '../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../ui/feedback/skeletons.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { AppearanceCard } from './appearance-card.tsx';
import { MemoryCard } from './memory/memory-card.tsx';
import { PasswordCard } from './password-card.tsx';
import { PrivacyCard } from './privacy/privacy-card.tsx';
import { useProfile } from './profile.api.ts';
import { useProfileText } from './profile.texts.ts';
import { ProfileDetails } from './profile-details.tsx';
import { SecondFactorCard } from './second-factor/second-factor-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { VoiceCard } from './voice/voice-card.tsx';

/** The user’s profile page: details, goals, layout, password and sessions. */
export const ProfilePage = () => {
  const t = useProfileText();
  const { capabilities, secondStep } = useSession().provider;
  const { data: profile, error, refetch } = useProfile();
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      width="narrow"
      actions={
        <>
          <LinkButton to="/pages/my-report" startIcon={<ReportIcon />}>
            {t('report')}
          </LinkButton>
          <LinkButton to="/pages/reminders" startIcon={<RemindersIcon />}>
            {t('reminders')}
          </LinkButton>
        </>
      }
    >
      {profile ? (
        <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
          <ProfileDetails key={profile.id} profile={profile} />
          <AppearanceCard />
          <VoiceCard />
          <MemoryCard />
          <PrivacyCard />
          {secondStep ? <SecondFactorCard /> : null}
          {capabilities.ownAccounts ? (
            <>
              <PasswordCard />
              <SessionsCard />
            </>
          ) : (
            <Card title={t('password')}>
              <Typography>{t('passwordElsewhere')}</Typography>
            </Card>
          )}
        </Box>
      ) : null}
      {!profile && error ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {profile || error ? null : (
        <Delayed>
          <CardSkeletons count={1} height="30rem" />
        </Delayed>
      )}
    </Page>
  );
};
