import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { formatNumber } from '../../../lib/language/format.ts';
import { IgnoredColumns } from '../../../ui/import/column-choices.tsx';
import { ResultStep } from '../../../ui/import/result-step.tsx';
import { badRowsCsv } from './import-report.ts';
import { useImportText } from './import-texts.ts';
import { RenewLinks } from './renew-links.tsx';
import { ReportTable } from './report-table.tsx';
import { saveCsv } from './save-file.ts';
import type { useImport } from './use-import.ts';

/** Shows the result of the check of all rows. No user has been added at this step. */
export const CheckedStep = ({ work }: { work: ReturnType<typeof useImport> }) => {
  const t = useImportText();
  const good = work.report.filter(({ outcome }) => outcome === 'would-add').length;
  const bad = work.report.filter(({ outcome }) => outcome === 'refused');
  return (
    <>
      <ResultStep
        title={t('reportTitle')}
        actions={
          <>
            {good > 0 ? (
              <Button variant="contained" onClick={() => void work.add()}>
                {t('addGood', { count: formatNumber(good) })}
              </Button>
            ) : null}
            <Button variant={good > 0 ? 'outlined' : 'contained'} onClick={work.startOver}>
              {t('another')}
            </Button>
            {bad.length > 0 ? (
              <Button onClick={() => saveCsv(badRowsCsv(bad), t('badFile'))}>{t('downloadBad')}</Button>
            ) : null}
          </>
        }
      >
        <Typography>
          {t('summary', { count: work.report.length })}
          {' · '}
          {t('good', { count: formatNumber(good) })}
          {' · '}
          {t('bad', { count: formatNumber(bad.length) })}
        </Typography>
        {work.hasHeader ? null : <Alert severity="warning">{t('noHeader')}</Alert>}
        <IgnoredColumns names={work.ignored} />
        <RenewLinks work={work} />
        <Typography sx={{ color: 'text.secondary' }}>
          {good === 0 ? t('nothingGood') : bad.length > 0 ? t('badStay') : null}
        </Typography>
      </ResultStep>
      <ReportTable report={work.report} />
    </>
  );
};
