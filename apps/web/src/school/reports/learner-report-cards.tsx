import Typography from '@mui/material/Typography';
import type { LearnerReport } from '@pratik/contract/reports';
import { useLevelWords } from '../../curriculum/level-words.ts';
import { Line, Lines } from '../../learner/facts.tsx';
import { formatDate, formatNumber, formatPercent } from '../../lib/language/format.ts';
import { useBilingual } from '../../lib/language/i18n.ts';
import { Card } from '../../ui/layout/card.tsx';
import { type PlainColumn, PlainTable } from '../../ui/table/plain-table.tsx';
import { useAssignmentTitle } from '../homework/use-assignment-title.ts';
import { useReportText } from './reports.texts.ts';

/** Says how many rows exist and how many of them are shown. */
const Total = ({ all, shown }: { all: number; shown: number }) => {
  const t = useReportText();
  return (
    <Typography sx={{ color: 'text.secondary', mb: 1 }}>
      {shown < all
        ? t('newest', { all: formatNumber(all), shown: formatNumber(shown) })
        : t('total', { shown: formatNumber(all) })}
    </Typography>
  );
};

type Texts = LearnerReport['readings'];

/** Table with the texts or listening scripts that the learner finished, and their results. */
export const TextsCard = ({ title, texts: { count, texts } }: { title: string; texts: Texts }) => {
  const t = useReportText();
  const { levelName } = useLevelWords();
  if (count === 0) return <Card title={title}>{t('textsNone')}</Card>;
  const columns: PlainColumn<Texts['texts'][number]>[] = [
    { id: 'title', header: t('textTitle'), cell: (text) => <span lang="en">{text.title}</span> },
    { id: 'level', header: t('level'), cell: ({ levelId }) => levelName(levelId) },
    {
      id: 'result',
      header: t('result'),
      numeric: true,
      cell: ({ percent }) => (percent === null ? '–' : formatPercent(percent / 100)),
    },
    {
      id: 'finished',
      header: t('finished'),
      numeric: true,
      cell: ({ finishedAt }) => formatDate(finishedAt),
    },
  ];
  return (
    <Card title={title}>
      <Total all={count} shown={texts.length} />
      <PlainTable
        label={title}
        columns={columns}
        rows={texts}
        rowId={(text) => `${text.title} ${text.finishedAt}`}
      />
    </Card>
  );
};

/** Shows the numbers of answers and right answers for each kind of exercise. */
export const AnswersCard = ({ answers }: Pick<LearnerReport, 'answers'>) => {
  const t = useReportText();
  const lines = [
    { name: t('answersTexts'), of: answers.texts },
    { name: t('answersScripts'), of: answers.scripts },
    { name: t('answersGaps'), of: answers.gaps },
    { name: t('answersMistakes'), of: answers.mistakes },
  ].filter(({ of }) => of.answered > 0);
  if (lines.length === 0) return <Card title={t('answers')}>{t('answersNone')}</Card>;
  return (
    <Card title={t('answers')}>
      <Lines label={t('answers')}>
        {lines.map(({ name, of: { answered, right } }) => (
          <Line key={name} name={name}>
            {t('answersOf', {
              all: formatNumber(answered),
              right: formatNumber(right),
              share: formatPercent(right / answered),
            })}
          </Line>
        ))}
      </Lines>
    </Card>
  );
};

/** Shows how many words the learner learned, remembered and knows. */
export const WordsCard = ({ words }: Pick<LearnerReport, 'words'>) => {
  const t = useReportText();
  const { learned, asked, remembered, known } = words;
  return (
    <Card title={t('vocabularyTitle')}>
      <Lines label={t('vocabularyTitle')}>
        <Line name={t('learned')}>{formatNumber(learned)}</Line>
        <Line name={t('remembered')}>
          {asked === 0
            ? '–'
            : t('rememberedOf', {
                all: formatNumber(asked),
                right: formatNumber(remembered),
                share: formatPercent(remembered / asked),
              })}
        </Line>
        <Line name={t('known')}>{formatNumber(known)}</Line>
      </Lines>
    </Card>
  );
};

type Piece = LearnerReport['pieces']['pieces'][number];

/**
 * Table with the submitted pieces of writing: prompt title, number of words and estimated level. The texts themselves
 * are not shown.
 */
export const PiecesCard = ({ pieces: { count, pieces } }: Pick<LearnerReport, 'pieces'>) => {
  const t = useReportText();
  const say = useBilingual();
  if (count === 0) return <Card title={t('pieces')}>{t('piecesNone')}</Card>;
  const columns: PlainColumn<Piece>[] = [
    {
      id: 'title',
      header: t('pieceTitle'),
      cell: ({ title }) => (title === null ? t('freePiece') : say(title)),
    },
    { id: 'words', header: t('pieceWords'), numeric: true, cell: ({ words }) => formatNumber(words) },
    { id: 'level', header: t('pieceLevel'), cell: ({ level }) => level ?? '–' },
    {
      id: 'submitted',
      header: t('submitted'),
      numeric: true,
      cell: ({ submittedAt }) => formatDate(submittedAt),
    },
  ];
  return (
    <Card title={t('pieces')}>
      <Total all={count} shown={pieces.length} />
      <PlainTable
        label={t('pieces')}
        columns={columns}
        rows={pieces}
        rowId={({ submittedAt }) => submittedAt}
      />
    </Card>
  );
};

type Assignment = LearnerReport['homework']['assignments'][number];

/** Table with the homework of the period: state, result and grade. */
export const HomeworkCard = ({ homework }: Pick<LearnerReport, 'homework'>) => {
  const t = useReportText();
  const titleOf = useAssignmentTitle();
  if (homework.given === 0) return <Card title={t('homework')}>{t('homeworkNone')}</Card>;
  const columns: PlainColumn<Assignment>[] = [
    { id: 'title', header: t('homeworkTitle'), cell: titleOf },
    { id: 'class', header: t('homeworkClass'), cell: ({ classCode }) => classCode },
    { id: 'due', header: t('due'), cell: ({ dueAt }) => formatDate(dueAt) },
    { id: 'state', header: t('state'), cell: ({ state }) => t(`state${state}`) },
    {
      id: 'result',
      header: t('result'),
      numeric: true,
      cell: ({ percent }) => (percent === null ? '–' : formatPercent(percent / 100)),
    },
    {
      id: 'grade',
      header: t('grade'),
      numeric: true,
      cell: ({ grade }) => (grade === null ? '–' : formatNumber(grade)),
    },
  ];
  return (
    <Card title={t('homework')}>
      <Typography sx={{ color: 'text.secondary', mb: 1 }}>
        {t('homeworkCounts', {
          given: formatNumber(homework.given),
          done: formatNumber(homework.done),
          missed: formatNumber(homework.missed),
        })}
      </Typography>
      <PlainTable
        label={t('homework')}
        columns={columns}
        rows={homework.assignments}
        rowId={({ id }) => id}
      />
    </Card>
  );
};
