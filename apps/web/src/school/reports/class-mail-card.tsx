import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import Typography from '@mui/material/Typography';
import { useRole } from '../../identity/session/session-context.ts';
import { formatNumber } from '../../lib/language/format.ts';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useClassMail, useSetClassMail } from './reports.api.ts';
import { useReportText } from './reports.texts.ts';

/** Shows whether the guardian reports of a class are sent by e-mail. Administrators can change this setting. */
export const ClassMailCard = ({ classId }: { classId: string }) => {
  const t = useReportText();
  const isAdmin = useRole() === 'admin';
  const { data, error, refetch } = useClassMail(classId);
  const setMail = useSetClassMail();
  return (
    <Card title={t('classMail')}>
      <Typography>{t('classMailHow')}</Typography>
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data || error ? null : <TextSkeleton lines={2} />}
      {data ? (
        <>
          <Typography>
            {data.mailConfigured
              ? t('classContacts', { shown: formatNumber(data.contacts), all: formatNumber(data.learners) })
              : t('mailNotConfigured')}
          </Typography>
          {isAdmin ? (
            <FormControlLabel
              control={
                <Switch
                  checked={data.on}
                  disabled={setMail.isPending}
                  onChange={(_event, on) => setMail.mutate({ classId, on })}
                />
              }
              label={t('classMailSwitch')}
            />
          ) : (
            <Typography>{t(data.on ? 'classMailOn' : 'classMailOff')}</Typography>
          )}
        </>
      ) : null}
      <FormProblem error={setMail.error} />
    </Card>
  );
};
