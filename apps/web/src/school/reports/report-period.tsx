import PrintIcon from '@mui/icons-material/PrintOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type ReportDays, type ReportPeriod, reportPeriods } from '@pratik/contract/reports';
import type { ReactNode } from 'react';
import { dayLabel, formatDateTime } from '../../lib/language/format.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { SelectInput } from '../../ui/form/native-choice.tsx';
import { screenOnly } from '../../ui/layout/paper.tsx';
import { useReportText } from './reports.texts.ts';

const defaults = { period: 'month' } as const;

/** Reads and changes the period of a report. The period is stored in the URL. */
export const useReportPeriod = (): [ReportPeriod, (period: string) => void] => {
  const [address, setAddress] = useUrlState(defaults);
  const period = reportPeriods.find((known) => known === address.period) ?? defaults.period;
  return [period, (next) => setAddress({ period: next })];
};

type ReportActionsProps = {
  days: ReportDays | undefined;
  period: ReportPeriod;
  onPeriod: (period: string) => void;
  /** Additional buttons and links, which are placed after the print button. */
  children?: ReactNode;
};

/** Period field and print button of a report. They are hidden in print. */
export const ReportActions = ({ days, period, onPeriod, children }: ReportActionsProps) => {
  const t = useReportText();
  const offered = reportPeriods.filter((kind) => kind !== 'term' || !days || days.termFrom !== null);
  return (
    <Box
      className={screenOnly}
      sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center', mb: 3 }}
    >
      <SelectInput
        compact
        label={t('period')}
        options={offered.map((kind) => ({ value: kind, label: t(kind) }))}
        value={offered.includes(period) ? period : defaults.period}
        onChange={onPeriod}
      />
      <Button variant="contained" startIcon={<PrintIcon />} disabled={!days} onClick={() => window.print()}>
        {t('print')}
      </Button>
      {children}
    </Box>
  );
};

/** Shows the days that a report covers and the time at which the server created it. */
export const ReportFacts = ({ days, madeAt }: { days: ReportDays; madeAt: string }) => {
  const t = useReportText();
  return (
    <Typography component="p" sx={{ color: 'text.secondary', mb: 2 }}>
      {[
        t('days', { from: dayLabel(days.from), to: dayLabel(days.to) }),
        t('madeAt', { when: formatDateTime(madeAt) }),
        days.kind === 'term' && days.termFrom !== null
          ? t('termNote', { day: dayLabel(days.termFrom) })
          : null,
      ]
        .filter((part) => part !== null)
        .join(' · ')}
    </Typography>
  );
};
