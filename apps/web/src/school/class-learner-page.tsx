import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import ReportIcon from '@mui/icons-material/AssessmentOutlined';
import Box from '@mui/material/Box';
import { useParams } from 'react-router';
import { useLevelWords } from '../curriculum/level-words.ts';
import { Fact, Facts } from '../learner/facts.tsx';
import { ProgressCards } from '../learner/progress-cards.tsx';
import { formatDate } from '../lib/language/format.ts';
import { LinkButton } from '../ui/action/link-button.tsx';
import { NotThere } from '../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../ui/feedback/skeletons.tsx';
import { Card } from '../ui/layout/card.tsx';
import { Page } from '../ui/layout/page.tsx';
import { LastActive, memberName } from './member-columns.tsx';
import { useClassLearner } from './school.api.ts';
import { useSchoolText } from './school.texts.ts';

/** Page on which teachers see the progress of one learner. It contains no text that the learner wrote. */
export const ClassLearnerPage = () => {
  const t = useSchoolText();
  const { levelName } = useLevelWords();
  const { id = '', userId = '' } = useParams();
  const { data, error, refetch } = useClassLearner(id, userId);
  return (
    <Page
      title={data ? memberName(data.learner) : t('learner')}
      lead={data ? `${data.class.code} · ${data.class.term}` : null}
      actions={
        <>
          <LinkButton to={`/pages/class/${id}`} startIcon={<ArrowBackIcon />}>
            {t('toClass')}
          </LinkButton>
          {data ? (
            <LinkButton to={`/pages/learner-report/${userId}`} startIcon={<ReportIcon />}>
              {t('report')}
            </LinkButton>
          ) : null}
        </>
      }
    >
      {data ? (
        <Box sx={columns}>
          <Card title={t('learner')}>
            <Facts>
              <Fact name={t('email')} whole>
                {data.learner.email}
              </Fact>
              <Fact name={t('level')}>
                {data.learner.levelId === null ? '–' : levelName(data.learner.levelId)}
              </Fact>
              <Fact name={t('lastActive')}>
                <LastActive at={data.learner.lastActiveAt} />
              </Fact>
              <Fact name={t('joined')}>{formatDate(data.learner.joinedAt)}</Fact>
            </Facts>
          </Card>
          <ProgressCards progress={data.progress} />
        </Box>
      ) : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{
            title: t('learnerNotFound'),
            text: t('learnerNotFoundBody'),
            to: `/pages/class/${id}`,
            toLabel: t('toClass'),
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
