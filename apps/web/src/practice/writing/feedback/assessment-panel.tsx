import Box from '@mui/material/Box';
import type { CefrLevel } from '@pratik/contract/common';
import type { Assessment } from '@pratik/contract/writing';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { SourceLabel } from '../../../ui/label/source-label.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { weight } from '../../../ui/theme/tokens.ts';
import { useWritingText } from '../writing.texts.ts';

type Estimate = Extract<Assessment, { kind: 'estimate' }>;

/** Shows the estimated level for each criterion with the numbers on which it is based. */
export const AssessmentPanel = ({ assessment }: { assessment: Assessment }) => {
  const t = useWritingText();
  return (
    <Card title={t('estimate')} actions={<SourceLabel>{t('estimateLabel')}</SourceLabel>}>
      {assessment.kind === 'none' ? (
        <Box sx={{ color: 'text.secondary' }}>
          {t(assessment.why === 'too-short' ? 'estimateShort' : 'estimateNotEnglish')}
        </Box>
      ) : (
        <Criteria estimate={assessment} />
      )}
    </Card>
  );
};

const Criteria = ({ estimate }: { estimate: Estimate }) => {
  const t = useWritingText();
  const { vocabulary, accuracy, organisation } = estimate;
  return (
    <>
      <Box sx={{ typography: 'stat', lineHeight: 1.1, color: 'primary.main' }}>{estimate.level}</Box>
      <Box sx={{ color: 'text.secondary', mt: 0.5 }}>{t('estimateText')}</Box>
      <Box component="dl" sx={{ m: 0, mt: 2, display: 'grid', gap: 1.75 }}>
        <Row name={t('criterionTask')} level={estimate.task.level}>
          <TaskFacts task={estimate.task} />
        </Row>
        <Row name={t('criterionVocabulary')} level={vocabulary.level}>
          {t('vocabularyFacts', { count: vocabulary.different })}{' '}
          {vocabulary.rarest.length === 0 ? (
            t('vocabularyPlain')
          ) : (
            <>
              {t('vocabularyRarest')}{' '}
              <span lang="en">
                {vocabulary.rarest.map(({ word, level }) => `${word} (${level})`).join(', ')}
              </span>
            </>
          )}
        </Row>
        <Row name={t('criterionAccuracy')} level={accuracy.level}>
          {t('accuracyFacts', { rate: formatNumber(accuracy.perHundredWords, 1) })}{' '}
          {accuracy.limited ? t('accuracyLimited') : null}
        </Row>
        <Row name={t('criterionOrganisation')} level={organisation.level}>
          {t('organisationFacts', { count: formatNumber(organisation.wordsPerSentence, 1) })}{' '}
          {organisation.connectors.length === 0 ? (
            t('organisationNone')
          ) : (
            <>
              {t('organisationConnectors')} <span lang="en">{organisation.connectors.join(', ')}</span>
            </>
          )}
        </Row>
      </Box>
    </>
  );
};

const TaskFacts = ({ task: { words, bounds } }: { task: Estimate['task'] }) => {
  const t = useWritingText();
  if (!bounds) return t('taskFree', { words: formatNumber(words) });
  const key = words < bounds.least ? 'taskShort' : words > bounds.most ? 'taskLong' : 'taskWithin';
  return t(key, {
    words: formatNumber(words),
    least: formatNumber(bounds.least),
    most: formatNumber(bounds.most),
  });
};

const Row = ({ name, level, children }: { name: string; level: CefrLevel; children: ReactNode }) => (
  <div>
    <Box component="dt" sx={{ fontWeight: weight.semibold, display: 'flex', gap: 1 }}>
      <Box component="span" sx={{ flex: 1 }}>
        {name}
      </Box>
      <span>{level}</span>
    </Box>
    <Box component="dd" sx={{ m: 0, color: 'text.secondary' }}>
      {children}
    </Box>
  </div>
);
