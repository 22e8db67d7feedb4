import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import type { GuardianReport } from '@pratik/contract/guardian-reports';
import { useRole } from '../../identity/session/session-context.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useSendGuardianReport, useSetLearnerMail } from './reports.api.ts';
import { useReportText } from './reports.texts.ts';

type Sending = GuardianReport['sending'];

/** Returns the text key that says whether the guardian report is sent by e-mail. */
const stateOf = ({ mailConfigured, hasContact, byClass, byLearner }: Sending) => {
  if (!mailConfigured) return 'mailNotConfigured';
  if (!hasContact) return 'noContact';
  if (byClass) return 'mailByClass';
  return byLearner ? 'mailByLearner' : 'mailOff';
};

/** Shows whether the guardian report is sent by e-mail. Administrators can change this setting for the learner. */
export const GuardianSending = ({ report }: { report: GuardianReport }) => {
  const t = useReportText();
  const isAdmin = useRole() === 'admin';
  const send = useSendGuardianReport();
  const setMail = useSetLearnerMail();
  const { learner, sending, from } = report;
  const { mailConfigured, hasContact, byClass, byLearner, sentAt } = sending;
  const maySend = mailConfigured && hasContact && (byClass || byLearner) && sentAt === null;
  return (
    <Card title={t('sending')}>
      <Typography>{t(stateOf(sending))}</Typography>
      {sentAt === null ? null : <Typography>{t('sentAt', { when: formatDateTime(sentAt) })}</Typography>}
      {isAdmin ? (
        <FormControlLabel
          control={
            <Switch
              checked={byLearner}
              disabled={setMail.isPending}
              onChange={(_event, on) => setMail.mutate({ userId: learner.id, on })}
            />
          }
          label={t('mailLearnerSwitch')}
        />
      ) : null}
      {maySend ? (
        <Box sx={{ mt: 1.5 }}>
          <Button
            variant="outlined"
            loading={send.isPending}
            onClick={() =>
              send.mutate({ userId: learner.id, week: from }, { onSuccess: () => showToast(t('sentNow')) })
            }
          >
            {t('sendNow')}
          </Button>
        </Box>
      ) : null}
      <FormProblem error={send.error ?? setMail.error} />
    </Card>
  );
};
