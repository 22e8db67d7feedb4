import Box from '@mui/material/Box';
import { useState } from 'react';
import { UnsavedGuard } from '../../../ui/form/unsaved-guard.tsx';
import { ColumnChoicesStep } from '../../../ui/import/column-choices.tsx';
import { AddedStep } from './added-step.tsx';
import { CheckedStep } from './checked-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { missingColumns, openColumns, withChoices } from './import-header.ts';
import type { ReportRow } from './import-report.ts';
import { useImportText } from './import-texts.ts';
import { RunningStep } from './running-step.tsx';
import { type FileColumns, useImport } from './use-import.ts';

/**
 * Imports many users from a CSV file in four steps: choose the file, check the rows, add the users, distribute the
 * links.
 */
export const ImportPanel = () => {
  const work = useImport();
  const t = useImportText();
  const { step } = work;
  const [downloaded, setDownloaded] = useState<readonly ReportRow[] | null>(null);
  const hasLinks = work.report.some(({ link }) => link !== undefined);
  const unsaved = step === 'adding' || (step === 'added' && hasLinks && downloaded !== work.report);
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      <UnsavedGuard
        unsaved={unsaved}
        question={{ title: t('leaveTitle'), body: t('leaveBody'), leave: t('leave') }}
      />
      {/* The first step stays mounted during a check, so that a failed check does not lose the pasted text. */}
      <div hidden={step !== 'choose'}>
        <ChooseStep fileError={work.fileError} error={work.error} onText={(text) => void work.check(text)} />
      </div>
      {step === 'columns' && work.columns ? <ColumnsStep work={work} file={work.columns} /> : null}
      {step === 'checking' || step === 'adding' ? <RunningStep work={work} /> : null}
      {step === 'checked' ? <CheckedStep work={work} /> : null}
      {step === 'added' ? <AddedStep work={work} onDownload={() => setDownloaded(work.report)} /> : null}
    </Box>
  );
};

const ColumnsStep = ({ work, file }: { work: ReturnType<typeof useImport>; file: FileColumns }) => {
  const t = useImportText();
  return (
    <ColumnChoicesStep
      columns={file.unknown}
      options={openColumns(file.columns).map((name) => ({
        value: name,
        label: t(name === 'fullName' ? 'user' : name),
      }))}
      missingAfter={(choices) => missingColumns(withChoices(file.columns, choices)).map((name) => t(name))}
      onCheck={(choices) => void work.check(file.text, choices)}
      onAnother={work.startOver}
    />
  );
};
