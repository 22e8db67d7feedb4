import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import { type CorrectionCode, correctionCodes } from '@pratik/contract/feedback';
import { listLessons } from '@pratik/contract/grammar';
import { useQuery } from '@tanstack/react-query';
import { useLevelName } from '../../../curriculum/level-choice.tsx';
import { LevelList } from '../../../curriculum/level-list.tsx';
import { useCodeName } from '../../../feedback/code-names.ts';
import { listQuery } from '../../../lib/api/query-client.ts';
import { useBilingual } from '../../../lib/language/i18n.ts';
import { useUrlState } from '../../../lib/url-state.ts';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { TextLink } from '../../../ui/action/text-link.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../../ui/feedback/load-error.tsx';
import { CardSkeletons, Delayed } from '../../../ui/feedback/skeletons.tsx';
import { PlaceCard } from '../../../ui/layout/place-card.tsx';
import { SubPage } from '../sub-page.tsx';
import { lessonPath, lessonsPath } from '../vocabulary-paths.ts';
import { useGrammarText } from './grammar.texts.ts';
import { LessonState } from './lesson-state.tsx';

type LessonList = AnswerOf<typeof listLessons>;

const defaults = { level: '', code: '' };
const isCode = (text: string): text is CorrectionCode => Object.hasOwn(correctionCodes, text);

/** Page `/pages/grammar`: the grammar lessons of a level. With `?code=`, the lessons about one kind of error. */
export const LessonsPage = () => {
  const t = useGrammarText();
  const [{ level, code }, change] = useUrlState(defaults);
  const asked = isCode(code) ? { code } : level === '' ? {} : { level };
  const { data, error, isPending, isPlaceholderData, refetch } = useQuery(listQuery(listLessons, asked));
  return (
    <SubPage title={t('title')} lead={t('lead')}>
      {isPending ? (
        <Delayed>
          <CardSkeletons count={6} height="5rem" />
        </Delayed>
      ) : null}
      {error && !data ? <LoadError error={error} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Box
          aria-busy={isPlaceholderData}
          sx={{ display: 'grid', gap: 2, opacity: isPlaceholderData ? 0.6 : 1 }}
        >
          {isCode(code) ? (
            <CodeLessons code={code} list={data} />
          ) : (
            <LevelLessons list={data} onLevel={(next) => change({ level: next }, { replace: true })} />
          )}
        </Box>
      ) : null}
    </SubPage>
  );
};

const CodeLessons = ({ code, list: { lessons, levels } }: { code: CorrectionCode; list: LessonList }) => {
  const t = useGrammarText();
  const nameOf = useCodeName();
  return (
    <>
      <div>
        <Typography variant="h2">{t('aboutCode', { code: nameOf(code) })}</Typography>
        <TextLink to={lessonsPath}>{t('allLessons')}</TextLink>
      </div>
      {lessons.length === 0 ? (
        <EmptyState
          drawing="cards"
          title={t('noneOfCode')}
          action={
            <LinkButton to={lessonsPath} variant="contained">
              {t('allLessons')}
            </LinkButton>
          }
        >
          {t('noneOfCodeText')}
        </EmptyState>
      ) : (
        <Lessons lessons={lessons} levels={levels} />
      )}
    </>
  );
};

const LevelLessons = ({ list, onLevel }: { list: LessonList; onLevel: (level: string) => void }) => {
  const t = useGrammarText();
  return (
    <LevelList
      list={list}
      drawing="cards"
      texts={{
        title: (level) => t('lessonsOf', { level }),
        none: t('none'),
        noneText: t('noneText'),
        toNearest: (level) => t('toNearest', { level }),
      }}
      onLevel={onLevel}
    >
      {list.lessons.length === 0 ? null : <Lessons lessons={list.lessons} levels={[]} />}
    </LevelList>
  );
};

/** Grammar lessons as cards. With `levels`, each card names its level. */
const Lessons = ({ lessons, levels }: Pick<LessonList, 'lessons' | 'levels'>) => {
  const pick = useBilingual();
  const levelName = useLevelName();
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        p: 0,
        m: 0,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {lessons.map((lesson) => {
        const level = levels.find(({ id }) => id === lesson.levelId);
        return (
          <PlaceCard key={lesson.id} to={lessonPath(lesson.id)} title={pick(lesson.title)}>
            {level ? `${levelName(level)} · ` : ''}
            <LessonState lesson={lesson} />
          </PlaceCard>
        );
      })}
    </Box>
  );
};
