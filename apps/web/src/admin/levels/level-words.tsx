import Box from '@mui/material/Box';
import { itemKinds } from '@pratik/contract/curriculum';
import type { LevelSkill, LevelUse } from '@pratik/contract/level';
import type { ReactNode } from 'react';
import { formatNumber, formatTotal } from '../../lib/language/format.ts';
import { TextLink } from '../../ui/action/text-link.tsx';
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

/** Formats a threshold as `−0,75`. A negative number starts with a minus sign (U+2212), not with a hyphen. */
export const thresholdText = (logits: number): string => formatNumber(logits, 2).replace('-', '−');

/** Returns the number of published items of each kind as texts, for example "63 kelime" and "40 okuma". */
export const itemWords = (t: LevelsText, { items }: LevelUse): string[] =>
  itemKinds.flatMap((kind) => {
    const published = items.find((row) => row.kind === kind)?.published ?? 0;
    return published > 0 ? [t(kind, { count: formatted(published) })] : [];
  });

// i18next selects the singular form only for a number, so 1 stays a number. Other numbers become formatted text.
const formatted = (count: number): string | number => (count === 1 ? 1 : formatNumber(count));

/** Returns the number of drafts and the number of retired items as text. */
export const otherItemWords = (t: LevelsText, { items }: LevelUse): string[] => {
  const sum = (of: 'drafts' | 'retired') => items.reduce((total, row) => total + row[of], 0);
  return [
    ...(sum('drafts') > 0 ? [t('drafts', { count: formatted(sum('drafts')) })] : []),
    ...(sum('retired') > 0 ? [t('retiredItems', { count: formatted(sum('retired')) })] : []),
  ];
};

/** The number of learners at a level, as a link to the list of these learners. */
export const LearnersLink = ({ id, use }: { id: string; use: LevelUse }) => {
  const t = useLevelsText();
  if (use.learners === 0) return <>{t('noLearners')}</>;
  return (
    <TextLink to={`/pages/user-list?level=${encodeURIComponent(id)}`}>
      {t('learners', { count: use.learners === 1 ? 1 : formatTotal(use.learners, use.learnersCapped) })}
    </TextLink>
  );
};

/** Lists the learners and items that still use a level, including drafts. */
export const UseText = ({ id, use }: { id: string; use: LevelUse }) => {
  const t = useLevelsText();
  const words = [...itemWords(t, use), ...otherItemWords(t, use)];
  if (use.learners === 0 && words.length === 0) return <div>{t('usedByNobody')}</div>;
  return (
    <Box component="dl" sx={{ m: 0, display: 'grid', gap: 1 }}>
      <div>
        <Term>{t('learnersTerm')}</Term>
        <Box component="dd" sx={{ m: 0 }}>
          <LearnersLink id={id} use={use} />
          {use.learners > 0 ? ` ${t('learnersStay')}` : null}
        </Box>
      </div>
      <div>
        <Term>{t('itemsTerm')}</Term>
        <Box component="dd" sx={{ m: 0 }}>
          {words.length === 0 ? t('noItems') : words.join(' · ')}
        </Box>
      </div>
    </Box>
  );
};

const Term = ({ children }: { children: string }) => (
  <Box component="dt" sx={{ color: 'text.secondary', typography: 'caption' }}>
    {children}
  </Box>
);

/** Shows a statement in three rows: Turkish text, English text and skill. */
export const showStatement = (text: string): ReactNode => {
  const [tr, en, rest] = text.split('\n');
  return (
    <>
      {tr}
      <Box component="span" lang="en" sx={{ display: 'block' }}>
        {en}
      </Box>
      <Box component="span" sx={{ display: 'block', color: 'text.secondary' }}>
        {rest}
      </Box>
    </>
  );
};
