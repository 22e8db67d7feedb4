import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { formatNumber } from '../../../lib/language/format.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ProgressStep } from '../../../ui/import/progress-step.tsx';
import { ResultStep } from '../../../ui/import/result-step.tsx';
import { SubPage } from '../sub-page.tsx';
import { vocabularyPath } from '../vocabulary-paths.ts';
import { useImportText } from './import.texts.ts';
import { ImportChoose } from './import-choose.tsx';
import { ImportReportCard } from './import-report.tsx';
import { useWordImport, type WordImport } from './use-word-import.ts';

/** Page `/pages/vocabulary-practice/import`: imports words from a file after a preview. */
export const ImportPage = () => {
  const t = useImportText();
  const work = useWordImport();
  return (
    <SubPage title={t('title')} lead={t('lead')}>
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Steps work={work} />
      </Box>
    </SubPage>
  );
};

const Steps = ({ work }: { work: WordImport }) => {
  const t = useImportText();
  if (work.added !== undefined) return <Added count={work.added} onAnother={work.startOver} />;
  return (
    <>
      {work.report ? null : <ImportChoose work={work} />}
      {work.busy || work.adding ? (
        <ProgressStep said={t(work.adding ? 'adding' : 'reading')} share={null} />
      ) : null}
      {work.report ? <ImportReportCard work={work} report={work.report} /> : null}
    </>
  );
};

const Added = ({ count, onAnother }: { count: number; onAnother: () => void }) => {
  const t = useImportText();
  return (
    <ResultStep
      title={t('done', { count: formatNumber(count) })}
      actions={
        <>
          <LinkButton to={vocabularyPath} variant="contained">
            {t('toWords')}
          </LinkButton>
          <Button onClick={onAnother}>{t('another')}</Button>
        </>
      }
    >
      <Box sx={{ color: 'text.secondary' }}>{t('doneText')}</Box>
    </ResultStep>
  );
};
