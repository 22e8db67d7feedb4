import { useCodeName } from '../feedback/code-names.ts';
import { formatNumber } from '../lib/language/format.ts';
import { useBilingual } from '../lib/language/i18n.ts';
import { Card } from '../ui/layout/card.tsx';
import { Line, Lines } from './facts.tsx';
import { useLearnerText } from './learner.texts.ts';
import { PracticeCard } from './practice-card.tsx';
import type { UserProgress } from './user-progress.ts';

/** Shows a learner’s practice time, levels and most frequent errors to administrators and teachers. */
export const ProgressCards = ({ progress }: { progress: UserProgress }) => (
  <>
    <PracticeCard weeks={progress.weeks} streak={progress.streak} goal={progress.goal} />
    <SkillsCard skills={progress.skills} scale={progress.scale} />
    <ErrorsCard profile={progress.errorProfile} />
  </>
);

const SkillsCard = ({ skills, scale }: Pick<UserProgress, 'skills' | 'scale'>) => {
  const t = useLearnerText();
  const say = useBilingual();
  const nameOf = (id: string | null): string => {
    const level = scale.find((one) => one.id === id);
    return level ? say(level.name) : (id ?? '–');
  };
  if (skills.length === 0) return <Card title={t('skills')}>{t('skillsEmpty')}</Card>;
  return (
    <Card title={t('skills')}>
      <Lines label={t('skills')}>
        {skills.map(({ skill, level, from, to, answers }) => (
          <Line key={skill} name={t(skill)}>
            {from === to
              ? t('skillSure', { level: nameOf(level) })
              : t('skillRange', { level: nameOf(level), from: nameOf(from), to: nameOf(to) })}
            {` · ${t('answers', { count: answers })}`}
          </Line>
        ))}
      </Lines>
    </Card>
  );
};

const shownErrors = 8;
const trends = { less: 'trendLess', more: 'trendMore', same: 'trendSame' } as const;

const ErrorsCard = ({ profile }: { profile: UserProgress['errorProfile'] }) => {
  const t = useLearnerText();
  const codeName = useCodeName();
  if (profile.codes.length === 0) return <Card title={t('errors')}>{t('errorsEmpty')}</Card>;
  return (
    <Card title={t('errors')}>
      {t('errorsText', { count: profile.words.lately })}
      <Lines label={t('errors')}>
        {profile.codes.slice(0, shownErrors).map(({ code, lately, latelyRate, trend }) => (
          <Line key={code} name={codeName(code)}>
            {[
              t('times', { count: lately }),
              latelyRate === null ? '' : t('rate', { rate: formatNumber(latelyRate, 1) }),
              trend === null ? '' : t(trends[trend]),
            ]
              .filter((part) => part !== '')
              .join(' · ')}
          </Line>
        ))}
      </Lines>
    </Card>
  );
};
