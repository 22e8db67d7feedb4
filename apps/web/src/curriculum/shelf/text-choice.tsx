import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ShelfCard, ShelfChoices } from '@pratik/contract/shelf';
import { useEffect, useId, useRef } from 'react';
import { compareTurkish } from '../../lib/language/format.ts';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { SelectInput } from '../../ui/form/native-choice.tsx';
import { LevelChoice, useLevelName } from '../level-choice.tsx';
import { useTopicName } from '../topics.texts.ts';
import { useShelfText } from './shelf.texts.ts';
import type { Shelf } from './shelf.ts';
import { TextCard } from './text-card.tsx';
import type { ShelfFilter } from './use-shelf-filter.ts';

type TextChoiceProps<Card extends ShelfCard> = {
  shelf: Shelf<Card>;
  choices: ShelfChoices<Card>;
  filter: ShelfFilter;
};

/** How many texts the list shows before the learner asks for all texts. */
const shownFirst = 12;

/**
 * The texts of a level, filtered by topic and state. The list shows the first texts and a button that shows all. The
 * filters are stored in the URL.
 */
export const TextChoice = <Card extends ShelfCard>({ shelf, choices, filter }: TextChoiceProps<Card>) => {
  const t = useShelfText();
  const id = useId();
  const { kind, done } = shelf;
  const { topic, shown, whole } = filter;
  const grid = useRef<HTMLDivElement>(null);
  const hasExpanded = useRef(false);
  useEffect(() => {
    // The pressed button disappears, so the focus moves to the first of the additional texts.
    if (whole && hasExpanded.current) grid.current?.querySelectorAll('a')[shownFirst]?.focus();
    hasExpanded.current = false;
  }, [whole]);
  const texts = choices.texts
    .filter((text) => topic === '' || text.topic === topic)
    .filter((text) => shown === 'all' || (text.state === done) === (shown === done));
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" id={id} sx={{ flex: '1 1 auto' }}>
          {t(`${kind}.all`)}
        </Typography>
        <LevelChoice
          levels={choices.levels}
          level={choices.level}
          ownLevel={choices.ownLevel}
          onChange={(level) =>
            filter.change({ level: level === choices.ownLevel ? '' : level, topic: '', whole: '' })
          }
        />
      </Box>
      {choices.texts.length > 0 ? <Filters shelf={shelf} choices={choices} filter={filter} /> : null}
      {choices.texts.length === 0 ? <NoneAtLevel shelf={shelf} choices={choices} filter={filter} /> : null}
      {choices.texts.length > 0 && texts.length === 0 ? (
        <EmptyState
          drawing="search"
          title={t(`${kind}.noneMatches`)}
          action={
            <Button variant="outlined" onClick={() => filter.change({ topic: '', shown: 'all' })}>
              {t('clearFilters')}
            </Button>
          }
        >
          {t(`${kind}.noneMatchesText`)}
        </EmptyState>
      ) : null}
      <Box ref={grid} sx={textGrid}>
        {openFirst(texts, done)
          .slice(0, whole ? undefined : shownFirst)
          .map((text) => (
            <TextCard key={text.id} shelf={shelf} text={text} texts={choices.texts} />
          ))}
      </Box>
      {!whole && texts.length > shownFirst ? (
        <Button
          variant="outlined"
          sx={{ mt: 2 }}
          onClick={() => {
            hasExpanded.current = true;
            filter.change({ whole: 'yes' });
          }}
        >
          {t(`${kind}.more`, { count: texts.length - shownFirst })}
        </Button>
      ) : null}
    </section>
  );
};

/** Sorts unfinished texts before finished texts. The order within each of the two groups stays unchanged. */
const openFirst = <Card extends ShelfCard>(texts: readonly Card[], done: Card['state']): readonly Card[] =>
  texts.toSorted((a, b) => Number(a.state === done) - Number(b.state === done));

const Filters = <Card extends ShelfCard>({ shelf, choices, filter }: TextChoiceProps<Card>) => {
  const { kind, done } = shelf;
  const t = useShelfText();
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
        label={t(`${kind}.shown`)}
        value={filter.shown}
        options={[
          { value: 'all', label: t('showAll') },
          { value: 'new', label: t(`${kind}.showNew`) },
          { value: done, label: t(`${kind}.showDone`) },
        ]}
        onChange={(shown) => filter.change({ shown })}
      />
    </Box>
  );
};

const NoneAtLevel = <Card extends ShelfCard>({ shelf, choices, filter }: TextChoiceProps<Card>) => {
  const { kind } = shelf;
  const t = useShelfText();
  const levelName = useLevelName();
  const nearest = choices.levels.find(({ id }) => id === choices.nearestLevel);
  return (
    <EmptyState
      drawing="shelf"
      title={t(`${kind}.noneAtLevel`)}
      action={
        nearest ? (
          <Button variant="contained" onClick={() => filter.change({ level: nearest.id })}>
            {t('goToLevel', { level: levelName(nearest) })}
          </Button>
        ) : null
      }
    >
      {nearest ? t(`${kind}.noneAtLevelNearest`, { level: levelName(nearest) }) : t(`${kind}.noneAtAll`)}
    </EmptyState>
  );
};

/** Styles of a grid with as many columns as fit. */
export const textGrid = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 18rem), 1fr))',
} as const;
