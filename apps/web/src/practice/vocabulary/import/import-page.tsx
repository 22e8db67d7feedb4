import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/format.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { SubPage } from '../sub-page.tsx';
import { vocabularyPath } from '../vocabulary-paths.ts';
import { useImportText } from './import.texts.ts';
import { ImportChoose } from './import-choose.tsx';
import { ImportReportCard } from './import-report.tsx';
import { useWordImport, type WordImport } from './use-word-import.ts';

/** `/pages/vocabulary-practice/import`: imports words from a file after a preview. */
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
        <Box role="status">
          <Box sx={{ mb: 1, color: 'text.secondary' }}>{t(work.adding ? 'adding' : 'reading')}</Box>
          <LinearProgress aria-hidden />
        </Box>
      ) : null}
      {work.report ? <ImportReportCard work={work} report={work.report} /> : null}
    </>
  );
};

const Added = ({ count, onAnother }: { count: number; onAnother: () => void }) => {
  const t = useImportText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <Typography variant="h2" ref={heading} tabIndex={-1}>
        {t('done', { count: formatNumber(count) })}
      </Typography>
      <Box sx={{ mt: 1, mb: 2, color: 'text.secondary' }}>{t('doneText')}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <LinkButton to={vocabularyPath} variant="contained">
          {t('toWords')}
        </LinkButton>
        <Button onClick={onAnother}>{t('another')}</Button>
      </Box>
    </Card>
  );
};
