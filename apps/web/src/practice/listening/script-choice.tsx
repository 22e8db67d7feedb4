import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ListeningCard } from '@pratik/contract/listening';
import { useId } from 'react';
import { LevelChoice, useLevelName } from '../../curriculum/level-choice.tsx';
import { useTopicName } from '../../curriculum/topics.texts.ts';
import { compareTurkish } from '../../lib/format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { SelectInput } from '../../ui/native-choice.tsx';
import type { Choices } from './listening.queries.ts';
import { useListeningText } from './listening.texts.ts';
import { ScriptCard } from './script-card.tsx';
import type { ScriptFilter } from './use-script-filter.ts';

type ScriptChoiceProps = { choices: Choices; filter: ScriptFilter };

/** The scripts of a level, by topic and by what was heard; all of it in the address. */
export const ScriptChoice = ({ choices, filter }: ScriptChoiceProps) => {
  const t = useListeningText();
  const id = useId();
  const { topic, shown } = filter;
  const texts = choices.texts
    .filter((text) => topic === '' || text.topic === topic)
    .filter((text) => shown === 'all' || (text.state === 'heard') === (shown === 'heard'));
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" id={id} sx={{ flex: '1 1 auto' }}>
          {t('scripts')}
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
      <Box sx={scriptGrid}>
        {unheardFirst(texts).map((text) => (
          <ScriptCard key={text.id} text={text} />
        ))}
      </Box>
    </section>
  );
};

/** What is left to hear comes first; the order among them stays. */
const unheardFirst = (texts: readonly ListeningCard[]): readonly ListeningCard[] =>
  texts.toSorted((a, b) => Number(a.state === 'heard') - Number(b.state === 'heard'));

const Filters = ({ choices, filter }: ScriptChoiceProps) => {
  const t = useListeningText();
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
          { value: 'heard', label: t('showHeard') },
        ]}
        onChange={(shown) => filter.change({ shown })}
      />
    </Box>
  );
};

const NoneAtLevel = ({ choices, filter }: ScriptChoiceProps) => {
  const t = useListeningText();
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

export const scriptGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
} as const;
