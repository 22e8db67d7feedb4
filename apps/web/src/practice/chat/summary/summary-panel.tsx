import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Conversation, Meter, Summary } from '@pratik/contract/chat';
import { useEffect, useRef } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { radius, weight } from '../../../ui/theme/tokens.ts';
import { useChatText } from '../chat.texts.ts';
import { DayFullPanel } from '../conversation/day-full-panel.tsx';
import { GoalList } from './goal-list.tsx';
import { MemoryQuestion } from './memory-question.tsx';
import { SummaryCorrections, SummaryKeep } from './summary-parts.tsx';

type SummaryPanelProps = {
  conversation: Conversation;
  meter: Meter;
  /** Whether the conversation ended while the page was open. The focus then moves to the summary. */
  justEnded: boolean;
};

/** The summary of a conversation that has ended, with links to the next activities. */
export const SummaryPanel = ({ conversation, meter, justEnded }: SummaryPanelProps) => {
  const t = useChatText();
  const { summary } = conversation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (justEnded) heading.current?.focus({ preventScroll: true });
  }, [justEnded]);
  return (
    <>
      {meter.full ? <DayFullPanel meter={meter} /> : null}
      <Paper
        component="section"
        variant="outlined"
        aria-label={t('summary')}
        sx={{ p: { xs: 2.5, sm: 3 }, mt: 3, borderRadius: radius.card, display: 'grid', gap: 2.5 }}
      >
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {t('summary')}
        </Typography>
        {summary ? <SummaryBody summary={summary} goals={conversation.goals} /> : <TextSkeleton lines={4} />}
        {isToRemember(conversation) ? (
          <MemoryQuestion conversationId={conversation.id} name={conversation.partnerName} />
        ) : null}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
          {(summary?.corrections.length ?? 0) > 0 ? (
            <LinkButton to="/pages/mistakes" variant="outlined">
              {t('toMistakes')}
            </LinkButton>
          ) : null}
          <LinkButton to={meter.full ? '/' : '/pages/chat'} variant="outlined">
            {t(meter.full ? 'toHome' : 'newTalk')}
          </LinkButton>
        </Box>
      </Paper>
    </>
  );
};

/** Minimum number of the learner’s messages before the page asks whether the partner may remember facts. */
const fewestTurns = 3;

/**
 * Whether to ask if the partner may remember facts from this conversation. Role-plays and error practice contain no
 * such facts.
 */
const isToRemember = ({ kind, scenario, learnerTurns }: Conversation): boolean =>
  learnerTurns >= fewestTurns && kind !== 'errors' && scenario?.kind !== 'role-play';

const SummaryBody = ({ summary, goals }: { summary: Summary; goals: Conversation['goals'] }) => {
  const t = useChatText();
  if (summary.learnerTurns === 0) return <Typography>{t('summaryEmpty')}</Typography>;
  return (
    <>
      <Box
        component="dl"
        sx={{
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, 1fr)', sm: 'repeat(4, 1fr)' },
          gap: 1.5,
          m: 0,
        }}
      >
        <Stat label={t('statMinutes')} value={formatNumber(summary.minutes, 1)} />
        <Stat label={t('statTurns')} value={formatNumber(summary.learnerTurns)} />
        <Stat label={t('statWords')} value={formatNumber(summary.words)} />
        <Stat label={t('statDistinct')} value={formatNumber(summary.distinctWords)} />
      </Box>
      {goals?.length ? (
        <div>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('goals')}
          </Typography>
          <GoalList goals={goals} />
        </div>
      ) : null}
      <SummaryCorrections corrections={summary.corrections} />
      {summary.pendingMessages > 0 ? (
        <Typography role="status" sx={{ color: 'text.secondary' }}>
          {t('summaryPending', { count: summary.pendingMessages })}
        </Typography>
      ) : null}
      <SummaryKeep keep={summary.keep} />
    </>
  );
};

const Stat = ({ label, value }: { label: string; value: string }) => (
  <Box sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
    <Box component="dt" sx={{ color: 'text.secondary' }}>
      {label}
    </Box>
    <Box
      component="dd"
      sx={{
        m: 0,
        typography: 'large',
        fontWeight: weight.bold,
        lineHeight: 1.2,
        fontVariantNumeric: 'tabular-nums',
      }}
    >
      {value}
    </Box>
  </Box>
);
