import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import MailIcon from '@mui/icons-material/MailOutlined';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { LearnerReport } from '@pratik/contract/reports';
import { useParams } from 'react-router';
import { useLevelWords } from '../../curriculum/level-words.ts';
import { DownloadButton } from '../../ui/action/download-button.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Paper, screenOnly } from '../../ui/layout/paper.tsx';
import { ErrorTable } from './error-table.tsx';
import { AnswersCard, HomeworkCard, PiecesCard, TextsCard, WordsCard } from './learner-report-cards.tsx';
import { PracticeReportCard, SkillsReportCard } from './learner-report-practice.tsx';
import { ReportActions, ReportFacts, useReportPeriod } from './report-period.tsx';
import { useLearnerReport, useLearnerReportFile } from './reports.api.ts';
import { useReportText } from './reports.texts.ts';

/** Page `/pages/learner-report/:userId`: the report about a learner, for teachers and administrators. */
export const LearnerReportPage = () => {
  const { userId = '' } = useParams();
  return <ReportOnLearner userId={userId} />;
};

/** Page `/pages/my-report`: the user’s report about their own practice. */
export const OwnReportPage = () => <ReportOnLearner userId={undefined} />;

const ReportOnLearner = ({ userId }: { userId: string | undefined }) => {
  const t = useReportText();
  const [period, setPeriod] = useReportPeriod();
  const { data, error, isPlaceholderData, refetch } = useLearnerReport(userId, period);
  const file = useLearnerReportFile();
  const [group] = data?.classes ?? [];
  const back =
    userId === undefined
      ? { to: '/pages/profile', label: t('toProfile') }
      : group
        ? { to: `/pages/class/${group.id}`, label: t('toClass') }
        : { to: '/', label: t('toHome') };
  const title =
    userId === undefined
      ? t('ownReport')
      : data
        ? t('learnerReportOf', { name: data.learner.name })
        : t('learnerReport');
  return (
    <Paper>
      <Page
        title={title}
        lead={data ? <LearnerReportLead report={data} named={userId === undefined} /> : null}
        actions={
          <Box className={screenOnly}>
            <LinkButton to={back.to} startIcon={<ArrowBackIcon />}>
              {back.label}
            </LinkButton>
          </Box>
        }
      >
        {data ? (
          <>
            <ReportActions days={data.days} period={period} onPeriod={setPeriod}>
              <DownloadButton
                download={file}
                onStart={() => file.mutate(userId === undefined ? { period } : { userId, period })}
              >
                {t('pdf')}
              </DownloadButton>
              {userId === undefined ? null : (
                <LinkButton to={`/pages/learner-report/${userId}/guardian`} startIcon={<MailIcon />}>
                  {t('guardianLetter')}
                </LinkButton>
              )}
            </ReportActions>
            <Box sx={{ opacity: isPlaceholderData ? 0.65 : 1 }}>
              <ReportFacts days={data.days} madeAt={data.madeAt} />
              <LearnerReportCards report={data} />
            </Box>
          </>
        ) : (
          <NotThere
            error={error}
            onRetry={() => void refetch()}
            missing={{ title: t('notThere'), text: t('notThereBody'), to: '/', toLabel: t('toHome') }}
          >
            <CardSkeletons count={4} height="12rem" />
          </NotThere>
        )}
      </Page>
    </Paper>
  );
};

/** Shows the level and the classes of the learner, and the name if `named` is set. */
const LearnerReportLead = ({ report, named }: { report: LearnerReport; named: boolean }) => {
  const { levelName } = useLevelWords();
  const { name, levelId } = report.learner;
  return [
    named ? name : null,
    levelId === null ? null : levelName(levelId),
    ...report.classes.map(({ code, term }) => `${code}, ${term}`),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
};

const LearnerReportCards = ({ report }: { report: LearnerReport }) => {
  const t = useReportText();
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      <PracticeReportCard practice={report.practice} />
      <SkillsReportCard skills={report.skills} scale={report.scale} />
      <ErrorTable title={t('errors')} errors={report.errors} />
      <HomeworkCard homework={report.homework} />
      <TextsCard title={t('readings')} texts={report.readings} />
      <TextsCard title={t('listenings')} texts={report.listenings} />
      <AnswersCard answers={report.answers} />
      <WordsCard words={report.words} />
      <PiecesCard pieces={report.pieces} />
      <Typography sx={{ color: 'text.secondary' }}>{t('privacy')}</Typography>
    </Box>
  );
};
