import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FirstRunStep, firstRunSteps } from '@pratik/contract/user';
import type { ReactNode } from 'react';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useFirstRunText } from './first-run.texts.ts';
import type { FirstRun } from './use-first-run.ts';

type StepPageProps = {
  step: FirstRunStep;
  firstRun: FirstRun;
  title: string;
  lead: string;
  /** Main buttons of this step of the first run. */
  actions: ReactNode;
  /** Error of the request that this step of the first run sends. */
  error?: unknown;
  children?: ReactNode;
};

/** Layout of one step: its heading and number, its content, and buttons to continue, go back and skip. */
export const StepPage = ({ step, firstRun, title, lead, actions, error, children }: StepPageProps) => {
  const t = useFirstRunText();
  const at = firstRunSteps.indexOf(step);
  const before = firstRunSteps[at - 1];
  const { busy } = firstRun;
  return (
    <Page
      title={title}
      lead={
        <>
          <Box sx={{ typography: 'caption' }}>{t('step', { at: at + 1, of: firstRunSteps.length })}</Box>
          {lead}
        </>
      }
      width="narrow"
    >
      <Box sx={{ display: 'grid', gap: 3 }}>
        {children}
        <FormProblem error={error ?? firstRun.error} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center' }}>
          {actions}
          {before ? (
            <Button size="large" disabled={busy} onClick={() => firstRun.go(before)}>
              {t('back')}
            </Button>
          ) : null}
          {step === 'level' ? null : (
            <Button size="large" color="inherit" disabled={busy} onClick={() => firstRun.finish('/')}>
              {t('skipAll')}
            </Button>
          )}
        </Box>
      </Box>
    </Page>
  );
};
