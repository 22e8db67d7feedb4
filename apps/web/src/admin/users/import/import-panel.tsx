import Box from '@mui/material/Box';
import { AddedStep } from './added-step.tsx';
import { CheckedStep } from './checked-step.tsx';
import { ChooseStep } from './choose-step.tsx';
import { RunningStep } from './running-step.tsx';
import { useImport } from './use-import.ts';

/** Many people at once from a CSV file: choose, check, add, hand on. */
export const ImportPanel = () => {
  const work = useImport();
  const { step } = work;
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {/* Stays mounted while a check runs, so that what was pasted is there when the check fails. */}
      <div hidden={step !== 'choose'}>
        <ChooseStep fault={work.fault} error={work.error} onText={(text) => void work.check(text)} />
      </div>
      {step === 'checking' || step === 'adding' ? <RunningStep work={work} /> : null}
      {step === 'checked' ? <CheckedStep work={work} /> : null}
      {step === 'added' ? <AddedStep work={work} /> : null}
    </Box>
  );
};
