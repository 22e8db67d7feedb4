import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ClassReport } from '@pratik/contract/reports';
import { useParams } from 'react-router';
import { useLevelWords } from '../../curriculum/level-words.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { DownloadButton } from '../../ui/action/download-button.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Paper, screenOnly } from '../../ui/layout/paper.tsx';
import { ClassMissing } from '../class-missing.tsx';
import { CanDoCard } from './can-do-card.tsx';
import { ClassMailCard } from './class-mail-card.tsx';
import { ClassLearnersCard, QuietCard, StuckCard } from './class-report-cards.tsx';
import { ErrorTable } from './error-table.tsx';
import { ReportActions, ReportFacts, useReportPeriod } from './report-period.tsx';
import { useClassReport, useClassReportFile } from './reports.api.ts';
import { useReportText } from './reports.texts.ts';

/** Page `/pages/class/:id/report`: the class report, on screen and for print. */
export const ClassReportPage = () => {
  const t = useReportText();
  const { id = '' } = useParams();
  const [period, setPeriod] = useReportPeriod();
  const { data, error, isPlaceholderData, refetch } = useClassReport(id, period);
  const file = useClassReportFile();
  return (
    <Paper>
      <Page
        title={data ? t('classReportOf', { code: data.class.code }) : t('classReport')}
        lead={data ? <ClassReportLead report={data} /> : null}
        actions={
          <Box className={screenOnly}>
            <LinkButton to={`/pages/class/${id}`} startIcon={<ArrowBackIcon />}>
              {t('toClass')}
            </LinkButton>
          </Box>
        }
      >
        {data ? (
          <>
            <ReportActions days={data.days} period={period} onPeriod={setPeriod}>
              <DownloadButton download={file} onStart={() => file.mutate({ classId: id, period })}>
                {t('pdf')}
              </DownloadButton>
            </ReportActions>
            <Box sx={{ opacity: isPlaceholderData ? 0.65 : 1 }}>
              <ReportFacts days={data.days} madeAt={data.madeAt} />
              {data.learners.length === 0 ? (
                <EmptyState title={t('noLearners')}>{t('noLearnersBody')}</EmptyState>
              ) : (
                <ClassReportCards report={data} />
              )}
            </Box>
          </>
        ) : (
          <ClassMissing error={error} onRetry={() => void refetch()}>
            <CardSkeletons count={4} height="12rem" />
          </ClassMissing>
        )}
      </Page>
    </Paper>
  );
};

const ClassReportLead = ({ report }: { report: ClassReport }) => {
  const t = useReportText();
  const { levelName } = useLevelWords();
  const { name, term, levelId } = report.class;
  return [
    name,
    term,
    levelId === null ? null : levelName(levelId),
    t('learnerCount', { shown: formatNumber(report.total) }),
  ]
    .filter((fact) => fact !== null)
    .join(' · ');
};

const ClassReportCards = ({ report }: { report: ClassReport }) => {
  const t = useReportText();
  const shown = report.learners.length;
  return (
    <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 3 }}>
      {shown < report.total ? (
        <Typography>{t('onlyFirst', { shown: formatNumber(shown) })}</Typography>
      ) : null}
      <QuietCard learners={report.learners} />
      <StuckCard learners={report.learners} />
      <ClassLearnersCard learners={report.learners} />
      <ErrorTable title={t('errorsOfClass')} errors={report.errors} />
      <CanDoCard canDo={report.canDo} all={shown} />
      <Typography sx={{ color: 'text.secondary' }}>{t('privacy')}</Typography>
      <Box className={screenOnly}>
        <ClassMailCard classId={report.class.id} />
      </Box>
    </Box>
  );
};
