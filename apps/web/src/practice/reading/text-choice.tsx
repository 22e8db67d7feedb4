import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReadingCard } from '@pratik/contract/reading';
import { useId } from 'react';
import { LevelChoice, useLevelName } from '../../curriculum/level-choice.tsx';
import { useTopicName } from '../../curriculum/topics.texts.ts';
import { compareTurkish } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectInput } from '../../ui/native-choice.tsx';
import type { Choices } from './reading.queries.ts';
import { useReadingText } from './reading.texts.ts';
import { TextCard } from './text-card.tsx';
import type { TextFilter } from './use-text-filter.ts';

type TextChoiceProps = { choices: Choices; filter: TextFilter };

/** The texts of a level, by topic and by what was read; all of it in the address. */
export const TextChoice = ({ choices, filter }: TextChoiceProps) => {
  const t = useReadingText();
  const id = useId();
  const { topic, shown } = filter;
  const texts = choices.texts
    .filter((text) => topic === '' || text.topic === topic)
    .filter((text) => shown === 'all' || (text.state === 'read') === (shown === 'read'));
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" id={id} sx={{ flex: '1 1 auto' }}>
          {t('texts')}
        </Typography>
        <LevelChoice
          levels={choices.levels}
          level={choices.level}
          ownLevel={choices.ownLevel}
          onChange={(level) => filter.change({ level: level === choices.ownLevel ? '' : level, topic: '' })}
        />
      </Box>
      {choices.texts.length > 0 ? <Filters choices={choices} filter={filter} /> : null}
      {choices.texts.length === 0 ? <NoneAtLevel choices={choices} filter={filter} /> : null}
      {choices.texts.length > 0 && texts.length === 0 ? (
        <EmptyState
          title={t('noneMatches')}
          action={
            <Button variant="outlined" onClick={() => filter.change({ topic: '', shown: 'all' })}>
              {t('clearFilters')}
            </Button>
          }
        >
          {t('noneMatchesText')}
        </EmptyState>
      ) : null}
      <Box sx={textGrid}>
        {unreadFirst(texts).map((text) => (
          <TextCard key={text.id} text={text} />
        ))}
      </Box>
    </section>
  );
};

/** What is left to read comes first; the order among them stays. */
const unreadFirst = (texts: readonly ReadingCard[]): readonly ReadingCard[] =>
  texts.toSorted((a, b) => Number(a.state === 'read') - Number(b.state === 'read'));

const Filters = ({ choices, filter }: TextChoiceProps) => {
  const t = useReadingText();
  const topicName = useTopicName();
  const topics = [...new Set(choices.texts.flatMap(({ topic }) => topic ?? []))]
    .map((value) => ({ value, label: topicName(value) }))
    .toSorted((a, b) => compareTurkish(a.label, b.label));
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2.5 }}>
      <SelectInput
        compact
        label={t('topic')}
        value={topics.some(({ value }) => value === filter.topic) ? filter.topic : ''}
        options={[{ value: '', label: t('allTopics') }, ...topics]}
        onChange={(topic) => filter.change({ topic })}
      />
      <SelectInput
        compact
        label={t('shown')}
        value={filter.shown}
        options={[
          { value: 'all', label: t('showAll') },
          { value: 'new', label: t('showNew') },
          { value: 'read', label: t('showRead') },
        ]}
        onChange={(shown) => filter.change({ shown })}
      />
    </Box>
  );
};

const NoneAtLevel = ({ choices, filter }: TextChoiceProps) => {
  const t = useReadingText();
  const levelName = useLevelName();
  const nearest = choices.levels.find(({ id }) => id === choices.nearestLevel);
  return (
    <EmptyState
      title={t('noneAtLevel')}
      action={
        nearest ? (
          <Button variant="contained" onClick={() => filter.change({ level: nearest.id })}>
            {t('goToLevel', { level: levelName(nearest) })}
          </Button>
        ) : null
      }
    >
      {nearest ? t('noneAtLevelNearest', { level: levelName(nearest) }) : t('noneAtAll')}
    </EmptyState>
  );
};

export const textGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
} as const;
