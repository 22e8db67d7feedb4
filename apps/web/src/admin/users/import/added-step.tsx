import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { ResultStep } from '../../../ui/import/result-step.tsx';
import { type ReportOutcome, reportCsv } from './import-report.ts';
import { useImportText } from './import-texts.ts';
import { RenewLinks } from './renew-links.tsx';
import { ReportTable } from './report-table.tsx';
import { saveCsv } from './save-file.ts';
import type { useImport } from './use-import.ts';

type AddedStepProps = { work: ReturnType<typeof useImport>; onDownload: () => void };

/** Shows the result of an import: the added users, the rejected rows with reasons, and the sign-in links. */
export const AddedStep = ({ work, onDownload }: AddedStepProps) => {
  const t = useImportText();
  const count = (outcome: ReportOutcome) => work.report.filter((row) => row.outcome === outcome).length;
  const refused = count('refused');
  const left = count('would-add');
  const renewed = count('renewed');
  const hasLinks = work.report.some(({ link }) => link !== undefined);
  return (
    <>
      <ResultStep
        title={t('resultTitle', { count: count('added') })}
        actions={
          <>
            <Button
              variant="contained"
              startIcon={<DownloadIcon />}
              onClick={() => {
                saveCsv(reportCsv(work.report), t('reportFile'));
                onDownload();
              }}
            >
              {t('downloadReport')}
            </Button>
            {left > 0 ? (
              <Button variant="outlined" onClick={() => void work.add()}>
                {t('addRest')}
              </Button>
            ) : null}
            <LinkButton to="/pages/user-list" variant="outlined">
              {t('toList')}
            </LinkButton>
            <Button onClick={work.startOver}>{t('another')}</Button>
          </>
        }
      >
        <Typography sx={{ color: 'text.secondary' }}>
          {[
            renewed > 0 ? t('resultRenewed', { count: renewed }) : '',
            refused > 0 ? t('resultRefused', { count: refused }) : '',
            left > 0 ? t('resultRest', { count: left }) : '',
          ].join(' ')}
        </Typography>
        {work.error ? <ErrorPanel error={work.error} /> : null}
        <RenewLinks work={work} />
        {hasLinks ? <Alert severity="warning">{t('linksOnce')}</Alert> : null}
      </ResultStep>
      <ReportTable report={work.report} />
    </>
  );
};
