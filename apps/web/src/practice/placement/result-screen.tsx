import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { PlacementAttempt, PlacementResult } from '@pratik/contract/placement';
import { useEffect, useRef } from 'react';
import { useBilingual } from '../../lib/language/i18n.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { weight } from '../../ui/theme/tokens.ts';
import { CanDo } from './can-do.tsx';
import { LevelShares } from './level-shares.tsx';
import { usePlacementText } from './placement.texts.ts';
import { placementPath } from './placement-path.ts';
import { ResultChoice } from './result-choice.tsx';
import { SkillLevels } from './skill-levels.tsx';
import { shortName, surenessOf } from './sureness.ts';

type ResultScreenProps = {
  attempt: PlacementAttempt;
  result: PlacementResult;
  /** Whether the result has just appeared. It then receives the focus. */
  fresh: boolean;
};

/**
 * Screen with the result of a placement test: the level, its certainty, its meaning, and a button that accepts it.
 */
export const ResultScreen = ({ attempt, result, fresh }: ResultScreenProps) => {
  const t = usePlacementText();
  const pick = useBilingual();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!fresh) return;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [fresh]);
  const { level } = result;
  return (
    <Page title={t('result')} width="narrow">
      <Box sx={{ display: 'grid', gap: { xs: 2.5, sm: 3 }, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card>
          <Typography
            variant="h2"
            ref={heading}
            tabIndex={-1}
            sx={{ typography: 'large', fontWeight: weight.semibold, outline: 'none', textWrap: 'balance' }}
          >
            {t('found', { level: pick(level.name) })}
          </Typography>
          <Box sx={{ mt: 1, typography: 'subtitle1' }}>
            <SureLine shares={result.shares} />
          </Box>
          {level.description ? <Box sx={{ mt: 1.5 }}>{pick(level.description)}</Box> : null}
          <Box sx={{ mt: 1, color: 'text.secondary' }}>
            {t('meaning')} {t('estimate')}
          </Box>
          <ResultChoice attempt={attempt} result={result} />
        </Card>
        <Card title={t('shares')}>
          <LevelShares shares={result.shares} />
        </Card>
        <Card title={t('skills')}>
          <SkillLevels skills={result.skills} />
        </Card>
        {level.canDo.length > 0 ? (
          <Card title={t('canDo')}>
            <CanDo statements={level.canDo} />
          </Card>
        ) : null}
        <div>
          <LinkButton to={placementPath} variant="outlined">
            {t('again')}
          </LinkButton>
        </div>
      </Box>
    </Page>
  );
};

const SureLine = ({ shares }: Pick<PlacementResult, 'shares'>) => {
  const t = usePlacementText();
  const pick = useBilingual();
  const sureness = surenessOf(shares);
  if (!sureness) return null;
  const short = ({ name }: PlacementResult['shares'][number]) => shortName(pick(name));
  const level = short(sureness.first);
  const others = sureness.others.map(short).join(` ${t('or')} `);
  return sureness.kind === 'sure' || sureness.kind === 'likelyAlone'
    ? t(sureness.kind, { level })
    : t(sureness.kind, { level, others });
};
