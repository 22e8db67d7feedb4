import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { GuardianReport } from '@pratik/contract/guardian-reports';
import { useParams } from 'react-router';
import { dayLabel } from '../../lib/language/format.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { DownloadButton } from '../../ui/action/download-button.tsx';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { SelectInput } from '../../ui/form/native-choice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Paper, screenOnly } from '../../ui/layout/paper.tsx';
import { GuardianSending } from './guardian-sending.tsx';
import { useGuardianReport, useGuardianReportFile } from './reports.api.ts';
import { useReportText } from './reports.texts.ts';

const defaults = { week: '' } as const;
const weeksOffered = 5;
const dayMs = 86_400_000;

const daysLater = (day: string, count: number): string =>
  new Date(Date.parse(day) + count * dayMs).toISOString().slice(0, 10);

/** Returns the Monday of the given day’s week and the Mondays before it, newest first. */
const mondaysUntil = (day: string): string[] => {
  const date = new Date(day);
  const monday = daysLater(day, -((date.getUTCDay() + 6) % 7));
  return Array.from({ length: weeksOffered }, (_, index) => daysLater(monday, -7 * index));
};

/** Page `/pages/learner-report/:userId/guardian`: the weekly guardian report, which can be printed or sent. */
export const GuardianReportPage = () => {
  const t = useReportText();
  const { userId = '' } = useParams();
  const [{ week }, setAddress] = useUrlState(defaults);
  const { data, error, isPlaceholderData, refetch } = useGuardianReport(userId, week);
  const file = useGuardianReportFile();
  return (
    <Paper>
      <Page
        title={data ? t('guardianReportOf', { name: data.learner.name }) : t('guardianReport')}
        width="narrow"
        actions={
          <Box className={screenOnly}>
            <LinkButton to={`/pages/learner-report/${userId}`} startIcon={<ArrowBackIcon />}>
              {t('toReport')}
            </LinkButton>
          </Box>
        }
      >
        {data ? (
          <>
            <Box
              className={screenOnly}
              sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 3 }}
            >
              <WeekInput report={data} onWeek={(next) => setAddress({ week: next })} />
              <Button variant="contained" startIcon={<PrintIcon />} onClick={() => window.print()}>
                {t('print')}
              </Button>
              <DownloadButton download={file} onStart={() => file.mutate({ userId, week: data.from })}>
                {t('pdf')}
              </DownloadButton>
            </Box>
            <Box sx={{ opacity: isPlaceholderData ? 0.65 : 1 }}>
              <LetterText report={data} />
              <Box className={screenOnly} sx={{ mt: 3 }}>
                <GuardianSending report={data} />
              </Box>
            </Box>
          </>
        ) : (
          <NotThere
            error={error}
            onRetry={() => void refetch()}
            missing={{ title: t('notThere'), text: t('notThereBody'), to: '/', toLabel: t('toHome') }}
          >
            <CardSkeletons count={1} height="30rem" />
          </NotThere>
        )}
      </Page>
    </Paper>
  );
};

type WeekInputProps = { report: GuardianReport; onWeek: (week: string) => void };

const WeekInput = ({ report, onWeek }: WeekInputProps) => {
  const t = useReportText();
  const mondays = mondaysUntil(new Date().toISOString().slice(0, 10));
  const offered = mondays.includes(report.from) ? mondays : [...mondays, report.from];
  return (
    <SelectInput
      compact
      label={t('reportedWeek')}
      options={offered.map((monday) => ({
        value: monday,
        label: t('weekBegins', { from: dayLabel(monday), to: dayLabel(daysLater(monday, 6)) }),
      }))}
      value={report.from}
      onChange={onWeek}
    />
  );
};

/** The text of the guardian report. It is always in Turkish, whatever the interface language. */
const LetterText = ({ report }: { report: GuardianReport }) => (
  <Card title={report.subject}>
    <Box lang="tr">
      {report.sections.map(({ heading, lines }) => (
        <Box key={`${heading} ${lines[0]}`} sx={{ mt: 2 }}>
          {heading === null ? (
            lines.map((line) => (
              <Typography key={line} sx={{ mb: 0.75 }}>
                {line}
              </Typography>
            ))
          ) : (
            <>
              <Typography variant="h3">{heading}</Typography>
              <Box component="ul" sx={{ m: 0, mt: 0.5, pl: 2.5 }}>
                {lines.map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </Box>
            </>
          )}
        </Box>
      ))}
    </Box>
  </Card>
);
