import Box from '@mui/material/Box';
import type { LevelSkill, LevelUse } from '@pratik/contract/level';
import { formatNumber } from '../../lib/format.ts';
import { TextLink } from '../../ui/text-link.tsx';
import { type LevelsText, useLevelsText } from './levels.texts.ts';

const skillKeys = {
  speaking: 'speaking',
  writing: 'writing',
  reading: 'readingSkill',
  listening: 'listeningSkill',
  vocabulary: 'vocabulary',
  grammar: 'grammar',
} as const;

export const skillName = (t: LevelsText, skill: LevelSkill): string => t(skillKeys[skill]);

/** `−0,75`, with a real minus. */
export const thresholdText = (logits: number): string => formatNumber(logits, 2).replace('-', '−');

/** "63 kelime", "40 okuma": what is published, kind by kind. */
export const itemWords = (t: LevelsText, { items }: LevelUse): string[] =>
  items.flatMap(({ kind, published }) => (published > 0 ? [t(kind, { count: formatted(published) })] : []));

// i18next chooses the plural by a number; ours is put in as it is to be read, and one stays one.
const formatted = (count: number): string | number => (count === 1 ? 1 : formatNumber(count));

/** What is neither published nor gone, and what is retired. */
export const otherItemWords = (t: LevelsText, { items }: LevelUse): string[] => {
  const sum = (of: 'drafts' | 'retired') => items.reduce((total, row) => total + row[of], 0);
  return [
    ...(sum('drafts') > 0 ? [t('drafts', { count: formatted(sum('drafts')) })] : []),
    ...(sum('retired') > 0 ? [t('retiredItems', { count: formatted(sum('retired')) })] : []),
  ];
};

/** How many learners have a level, as a link to the list of them. */
export const LearnersLink = ({ id, use }: { id: string; use: LevelUse }) => {
  const t = useLevelsText();
  if (use.learners === 0) return <>{t('noLearners')}</>;
  return (
    <TextLink to={`/pages/user-list?level=${encodeURIComponent(id)}`}>
      {t('learners', { count: formatted(use.learners) })}
    </TextLink>
  );
};

/** What would be left behind: learners and items by kind, drafts among them. */
export const UseList = ({ id, use }: { id: string; use: LevelUse }) => {
  const t = useLevelsText();
  const words = [...itemWords(t, use), ...otherItemWords(t, use)];
  if (use.learners === 0 && words.length === 0) return <div>{t('usedByNobody')}</div>;
  return (
    <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.5 }}>
      <li>
        <LearnersLink id={id} use={use} />
      </li>
      {words.length === 0 ? <li>{t('noItems')}</li> : words.map((word) => <li key={word}>{word}</li>)}
    </Box>
  );
};
