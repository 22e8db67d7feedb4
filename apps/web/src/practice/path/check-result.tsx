import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { getUnit, type UnitCheck } from '@pratik/contract/path';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { callQuery } from '../../lib/api/query-client.ts';
import { formatDate } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Drawing } from '../../ui/drawing/drawing.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { usePathText } from './path.texts.ts';
import { unitPath } from './path-paths.ts';

/** Result of a finished unit check: the score, the questions to look at again, and the next unit. */
export const CheckResult = ({ check }: { check: UnitCheck }) => {
  const t = usePathText();
  const pick = useBilingual();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const unit = useQuery({ ...callQuery(getUnit, { id: check.unitId }), refetchOnMount: 'always' }).data?.unit;
  const { finished, part, answered } = check;
  if (!finished) return null;
  const wrong = answered.filter(({ outcome }) => outcome === 'wrong');
  const title =
    part === 'check'
      ? finished.passed
        ? 'sumPassed'
        : 'sumFailed'
      : finished.passed
        ? 'sumReviewPassed'
        : 'sumReviewFailed';
  const next = finished.passed ? unit?.next : null;
  return (
    <>
      {finished.passed ? (
        <Box sx={{ color: 'primary.main' }}>
          <Drawing parts={['plant', 'check', 'cup']} size="4.5rem" />
        </Box>
      ) : null}
      <div>
        <Typography variant="h2" ref={heading} tabIndex={-1}>
          {t(title)}
        </Typography>
        <Box sx={{ mt: 0.5 }}>{t('score', { right: finished.right, total: finished.total })}</Box>
        {finished.nextReviewAt ? (
          <Box sx={{ color: 'text.secondary' }}>
            {t('comesBack', { date: formatDate(finished.nextReviewAt) })}
          </Box>
        ) : null}
      </div>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {next ? (
          <LinkButton to={unitPath(next.id)} variant="contained" size="large">
            {t('nextUnit', { title: pick(next.title) })}
          </LinkButton>
        ) : null}
        <LinkButton to={unitPath(check.unitId)} variant={next ? 'outlined' : 'contained'} size="large">
          {t('toUnit')}
        </LinkButton>
        <LinkButton to="/" size="large">
          {t('toHome')}
        </LinkButton>
      </Box>
      {wrong.length > 0 ? (
        <div>
          <Typography variant="h3" sx={{ mb: 1 }}>
            {t('lookAgain')}
          </Typography>
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 1.5 }}>
            {wrong.map(({ number, before, after, answers, tr, why }) => (
              <li key={number}>
                <Box lang="en">
                  {before}
                  <Box component="strong" sx={{ fontWeight: weight.semibold }}>
                    {answers[0]}
                  </Box>
                  {after}
                </Box>
                <Box lang="tr" sx={{ color: 'text.secondary' }}>
                  {tr}
                </Box>
                {why ? <Box lang="tr">{why}</Box> : null}
              </li>
            ))}
          </Box>
        </div>
      ) : null}
    </>
  );
};
