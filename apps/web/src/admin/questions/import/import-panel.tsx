import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { saveText } from '../../../lib/files/save-file.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ErrorPanel } from '../../../ui/feedback/error-panel.tsx';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { ColumnChoicesStep, IgnoredColumns } from '../../../ui/import/column-choices.tsx';
import { ProgressStep } from '../../../ui/import/progress-step.tsx';
import { ResultStep } from '../../../ui/import/result-step.tsx';
import { useQuestionsText } from '../questions.texts.ts';
import { ChooseStep } from './choose-step.tsx';
import { LastImports } from './last-imports.tsx';
import { kindColumn } from './match-columns.ts';
import { badRowsCsv, ReportTable } from './report-table.tsx';
import { type FileColumns, type Import, useImport } from './use-import.ts';

/** Imports many items from a CSV or JSON file in three steps: choose the file, check the rows, write the items. */
export const ImportPanel = () => {
  const work = useImport();
  const t = useQuestionsText();
  const { step } = work;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {step === 'writing' ? (
        <UnsavedGuard
          unsaved
          question={{ title: t('leaveTitle'), body: t('leaveBody'), leave: t('leave') }}
        />
      ) : null}
      {step === 'choose' ? <ChooseStep work={work} /> : null}
      {step === 'choose' || step === 'done' ? <LastImports key={step} /> : null}
      {step === 'columns' && work.columns ? <ColumnsStep work={work} file={work.columns} /> : null}
      {step === 'checking' || step === 'writing' ? <RunningStep work={work} /> : null}
      {step === 'checked' || step === 'done' ? (
        <>
          <ResultCard key={step} work={work} />
          <ReportTable report={work.report} />
        </>
      ) : null}
    </Box>
  );
};

const ColumnsStep = ({ work, file }: { work: Import; file: FileColumns }) => (
  <ColumnChoicesStep
    columns={file.unknown}
    options={file.open.map((name) => ({ value: name, label: name }))}
    missingAfter={(choices) =>
      file.open.includes(kindColumn) && ![...choices.values()].includes(kindColumn) ? [kindColumn] : []
    }
    onCheck={(choices) => void work.check(file.text, choices)}
    onAnother={work.startOver}
  />
);

/** Shows the progress of the running step, with a stop button unless all rows are written in one request. */
const RunningStep = ({ work }: { work: Import }) => {
  const t = useQuestionsText();
  const { done, total } = work.progress;
  const stats = { done: formatNumber(done), total: formatNumber(total) };
  return work.step === 'writing' && work.mode === 'all' ? (
    <ProgressStep said={t('importWritingAll')} share={null} />
  ) : (
    <ProgressStep
      said={t(work.step === 'writing' ? 'importWriting' : 'importChecking', stats)}
      share={done / Math.max(1, total)}
      onStop={work.stop}
    />
  );
};

/** Shows the result of the check or of the import. */
const ResultCard = ({ work }: { work: Import }) => {
  const t = useQuestionsText();
  const count = (outcome: string) => work.report.filter((row) => row.outcome === outcome).length;
  const [fresh, changed, same, refused] = ['new', 'changed', 'same', 'refused'].map(count);
  const good = (fresh ?? 0) + (changed ?? 0);
  const bad = work.report.filter(({ outcome }) => outcome === 'refused');
  const done = work.step === 'done';
  const left = good - work.written;
  return (
    <ResultStep
      title={t(done ? 'importDone' : 'importChecked')}
      actions={
        <>
          {!done && good > 0 && bad.length === 0 ? (
            <Button variant="contained" onClick={() => void work.write('all')}>
              {t('importAll')}
            </Button>
          ) : null}
          {left > 0 && (bad.length > 0 || done) ? (
            <Button variant="contained" onClick={() => void work.write('good')}>
              {t('importGood', { count: formatNumber(left) })}
            </Button>
          ) : null}
          {done ? (
            <LinkButton to="/pages/question-list" variant="outlined">
              {t('backToList')}
            </LinkButton>
          ) : null}
          <Button variant="outlined" onClick={work.startOver}>
            {t('importAnother')}
          </Button>
          {bad.length > 0 ? (
            <Button onClick={() => saveText(badRowsCsv(work.rows, bad), t('badFile'))}>
              {t('downloadBad')}
            </Button>
          ) : null}
        </>
      }
    >
      <div>
        {t('importSummary', {
          total: formatNumber(work.report.length),
          fresh: formatNumber(fresh ?? 0),
          changed: formatNumber(changed ?? 0),
          same: formatNumber(same ?? 0),
          refused: formatNumber(refused ?? 0),
        })}
      </div>
      <IgnoredColumns names={work.ignored} />
      {done ? <div>{t('importWritten', { count: work.written })}</div> : null}
      {work.stopped ? <div>{t('importStopped')}</div> : null}
      {!done && good === 0 ? <Box sx={{ color: 'text.secondary' }}>{t('importNothing')}</Box> : null}
      {!done && good > 0 && bad.length > 0 ? (
        <Box sx={{ color: 'text.secondary' }}>{t('importAllHelp')}</Box>
      ) : null}
      {work.error ? <ErrorPanel error={work.error} /> : null}
    </ResultStep>
  );
};
