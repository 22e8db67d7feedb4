import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ScenarioCard } from '@pratik/contract/chat';
import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import { useId } from 'react';
import { useSearchParams } from 'react-router';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { SourceLabel } from '../../../ui/label/source-label.tsx';
import { Portrait } from '../../../ui/portrait/portrait.tsx';
import { useChatText } from '../chat.texts.ts';
import { ChoiceCard, choiceGrid } from './choice-card.tsx';
import { LevelChoice } from './level-choice.tsx';
import type { useStart } from './use-start.ts';

type ScenarioChoiceProps = {
  scenarios: readonly ScenarioCard[];
  ownLevel: CefrLevel;
  starting: ReturnType<typeof useStart>;
};

/** Lists role-plays and topics of one level: the learner’s own level or the level in the URL. */
export const ScenarioChoice = ({ scenarios, ownLevel, starting }: ScenarioChoiceProps) => {
  const t = useChatText();
  const id = useId();
  const [level, setLevel] = useLevel(ownLevel);
  const shown = scenarios.filter((scenario) => scenario.level === level);
  return (
    <section aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, alignItems: 'center', mb: 2 }}>
        <Typography variant="h2" id={id} sx={{ flex: '1 1 auto' }}>
          {t('scenarios')}
        </Typography>
        <LevelChoice level={level} ownLevel={ownLevel} onChange={setLevel} />
      </Box>
      {shown.length === 0 ? (
        <EmptyState drawing="speech" title={t('noScenarios')}>
          {t('noScenariosText')}
        </EmptyState>
      ) : null}
      <Box sx={choiceGrid}>
        {shown.map((scenario) => (
          <Scenario key={scenario.id} scenario={scenario} starting={starting} />
        ))}
      </Box>
    </section>
  );
};

/** Card for the scenario of the learner’s unit. Renders nothing unless the URL names a scenario. */
export const UnitScenario = ({
  scenarios,
  wanted,
  starting,
}: Pick<ScenarioChoiceProps, 'scenarios' | 'starting'> & { wanted: string | null }) => {
  const t = useChatText();
  const id = useId();
  const scenario = scenarios.find((one) => one.id === wanted);
  if (!scenario) return null;
  return (
    <section aria-labelledby={id}>
      <Typography variant="h2" id={id} sx={{ mb: 2 }}>
        {t('ofUnit')}
      </Typography>
      <Box sx={choiceGrid}>
        <Scenario scenario={scenario} starting={starting} />
      </Box>
    </section>
  );
};

const Scenario = ({
  scenario,
  starting,
}: {
  scenario: ScenarioCard;
  starting: ReturnType<typeof useStart>;
}) => {
  const t = useChatText();
  const pick = useBilingual();
  return (
    <ChoiceCard
      title={pick(scenario.title)}
      beginning={{ kind: 'scenario', scenarioId: scenario.id }}
      starting={starting}
      scene={scenario.scene}
      icon={<Portrait face={scenario.partnerFace} name={scenario.partnerName} size={48} />}
    >
      {pick(scenario.goal)}
      <Box
        sx={{
          mt: 1.25,
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          typography: 'caption',
        }}
      >
        <SourceLabel>{t(scenario.kind === 'role-play' ? 'rolePlay' : 'topic')}</SourceLabel>
        <span>{t('yourRole', { role: pick(scenario.learnerRole) })}</span>
        <span>{t('itsPartner', { name: scenario.partnerName })}</span>
      </Box>
    </ChoiceCard>
  );
};

const useLevel = (ownLevel: CefrLevel): [CefrLevel, (level: CefrLevel) => void] => {
  const [params, setParams] = useSearchParams();
  const chosen = cefrLevels.find((level) => level === params.get('level')) ?? ownLevel;
  const choose = (level: CefrLevel) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        if (level === ownLevel) next.delete('level');
        else next.set('level', level);
        return next;
      },
      { preventScrollReset: true, replace: true },
    );
  return [chosen, choose];
};
