import { useCodeName } from '../../../feedback/code-names.ts';
import { formatNumber } from '../../../lib/language/format.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { TextSkeleton } from '../../../ui/feedback/skeletons.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { type UserProgress, useUserProgress } from './user-details.api.ts';
import { useUserText } from './user-details.texts.ts';
import { Line, Lines } from './user-facts.tsx';
import { PracticeCard } from './user-practice-card.tsx';

/** Shows a user’s practice time, levels and most frequent errors. */
export const UserProgressCards = ({ id }: { id: string }) => {
  const t = useUserText();
  const { data, error, refetch } = useUserProgress(id);
  if (!data) {
    return (
      <Card title={t('practice')}>
        {error ? <LoadError error={error} onRetry={() => void refetch()} /> : <TextSkeleton lines={8} />}
      </Card>
    );
  }
  return (
    <>
      <PracticeCard weeks={data.weeks} streak={data.streak} goal={data.goal} />
      <SkillsCard skills={data.skills} scale={data.scale} />
      <ErrorsCard profile={data.errorProfile} />
    </>
  );
};

const SkillsCard = ({ skills, scale }: Pick<UserProgress, 'skills' | 'scale'>) => {
  const t = useUserText();
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
  const t = useUserText();
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
