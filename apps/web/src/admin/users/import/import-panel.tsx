import Box from '@mui/material/Box';
import { useState } from 'react';
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx';
import { AddedStep } from './added-step.tsx';
import { CheckedStep } from './checked-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import type { ReportRow } from './import-report.ts';
import { useImportText } from './import-texts.ts';
import { RunningStep } from './running-step.tsx';
import { useImport } from './use-import.ts';

/** Many people at once from a CSV file: choose, check, add, hand on. */
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
      {/* Stays mounted while a check runs, so that what was pasted is there when the check fails. */}
      <div hidden={step !== 'choose'}>
        <ChooseStep fault={work.fault} error={work.error} onText={(text) => void work.check(text)} />
      </div>
      {step === 'checking' || step === 'adding' ? <RunningStep work={work} /> : null}
      {step === 'checked' ? <CheckedStep work={work} /> : null}
      {step === 'added' ? <AddedStep work={work} onDownload={() => setDownloaded(work.report)} /> : null}
    </Box>
  );
};
