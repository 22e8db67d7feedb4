import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { PromptCard } from '@pratik/contract/writing';
import { type Ref, useEffect, useId, useRef, useState } from 'react';
import { LevelChoice, useLevelName } from '../../../curriculum/level-choice.tsx';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SourceLabel } from '../../../ui/label/source-label.tsx';
import { radius } from '../../../ui/theme/tokens.ts';
import type { Choices } from '../writing.queries.ts';
import { useWritingText } from '../writing.texts.ts';
import { PromptFacts, usePractises } from './prompt-facts.tsx';
import type { Start } from './use-start.ts';

type PromptChoiceProps = {
  choices: Choices;
  start: Start;
  onLevel: (level: string) => void;
  heading: Ref<HTMLHeadingElement>;
};

const shownFirst = 6;

/**
 * Lists the prompts of a level: first prompts about the learner’s errors, last the prompts that were already used.
 */
export const PromptChoice = ({ choices, start, onLevel, heading }: PromptChoiceProps) => {
  const t = useWritingText();
  const id = useId();
  const [all, setAll] = useState(false);
  const grid = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The pressed button disappears, so the first additional prompt receives the focus.
    if (all) grid.current?.querySelectorAll('button')[shownFirst]?.focus();
  }, [all]);
  const prompts = usefulFirst(choices.prompts);
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" id={id} ref={heading} tabIndex={-1} sx={{ flex: '1 1 auto' }}>
          {t('topics')}
        </Typography>
        <LevelChoice
          levels={choices.levels}
          level={choices.level}
          ownLevel={choices.ownLevel}
          onChange={(level) => onLevel(level === choices.ownLevel ? '' : level)}
        />
      </Box>
      {choices.prompts.length === 0 ? <NoneAtLevel choices={choices} onLevel={onLevel} /> : null}
      <Box
        ref={grid}
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: 'repeat(auto-fill, minmax(min(16rem, 100%), 1fr))',
        }}
      >
        {prompts.slice(0, all ? undefined : shownFirst).map((prompt) => (
          <Card key={prompt.id} prompt={prompt} start={start} />
        ))}
      </Box>
      {!all && prompts.length > shownFirst ? (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setAll(true)}>
          {t('moreTopics', { count: prompts.length - shownFirst })}
        </Button>
      ) : null}
    </section>
  );
};

const usefulFirst = (prompts: readonly PromptCard[]): readonly PromptCard[] =>
  prompts.toSorted(
    (a, b) =>
      Number(a.state === 'written') - Number(b.state === 'written') ||
      b.practises.length - a.practises.length,
  );

const Card = ({ prompt, start }: { prompt: PromptCard; start: Start }) => {
  const t = useWritingText();
  const pick = useBilingual();
  const practises = usePractises();
  const title = pick(prompt.title);
  return (
    <Paper
      component="article"
      variant="outlined"
      sx={{
        position: 'relative',
        p: 2.25,
        borderRadius: radius.card,
        display: 'flex',
        flexDirection: 'column',
        alignItems: 'flex-start',
        gap: 0.75,
        transition: 'border-color 150ms',
        '&:hover': { borderColor: 'primary.main' },
      }}
    >
      <Typography variant="h3">
        <Box
          component="button"
          type="button"
          disabled={start.isPending}
          aria-label={t(prompt.state === 'begun' ? 'goOnNamed' : 'writeNamed', { title })}
          onClick={() => start.mutate(prompt.id)}
          sx={{
            p: 0,
            border: 0,
            bgcolor: 'transparent',
            font: 'inherit',
            letterSpacing: 'inherit',
            color: 'inherit',
            textAlign: 'start',
            cursor: 'pointer',
            '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
          }}
        >
          {title}
        </Box>
      </Typography>
      <Box sx={{ flex: 1, color: 'text.secondary' }}>
        <PromptFacts prompt={prompt} />
        {prompt.practises.length > 0 ? <Box sx={{ mt: 0.5 }}>{practises(prompt)}</Box> : null}
      </Box>
      {prompt.state === 'new' ? null : (
        <SourceLabel>{t(prompt.state === 'begun' ? 'stateBegun' : 'stateWritten')}</SourceLabel>
      )}
    </Paper>
  );
};

const NoneAtLevel = ({ choices, onLevel }: Pick<PromptChoiceProps, 'choices' | 'onLevel'>) => {
  const t = useWritingText();
  const levelName = useLevelName();
  const nearest = choices.levels.find(({ id }) => id === choices.nearestLevel);
  return (
    <EmptyState
      drawing="search"
      title={t('noneAtLevel')}
      action={
        nearest ? (
          <Button
            variant="outlined"
            onClick={() => onLevel(nearest.id === choices.ownLevel ? '' : nearest.id)}
          >
            {t('goToLevel', { level: levelName(nearest) })}
          </Button>
        ) : null
      }
    >
      {nearest ? t('noneAtLevelNearest', { level: levelName(nearest) }) : t('noneAtAll')}
    </EmptyState>
  );
};
