import Box from '@mui/material/Box';
import type { OwnAssignment } from '@pratik/contract/homework';
import { formatDate, formatNumber } from '../lib/language/format.ts';
import { useBilingual } from '../lib/language/i18n.ts';
import { TextLink } from '../ui/action/text-link.tsx';
import { Card } from '../ui/layout/card.tsx';
import { useProgressText } from './progress.texts.ts';

const finished = ['done', 'late'];
/**
 * Order of the homework states in the card: homework that can be done now, then upcoming homework, then finished
 * homework.
 */
const order = ['open', 'begun', 'missed', 'upcoming', 'late', 'done'];

/** Shows the learner’s homework above the plan of the day. Learners without homework do not see this card. */
export const HomeworkCard = ({ assignments }: { assignments: readonly OwnAssignment[] }) => {
  const t = useProgressText();
  if (assignments.length === 0) return null;
  const sorted = assignments.toSorted((a, b) => order.indexOf(a.work.state) - order.indexOf(b.work.state));
  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Card title={t('homework')}>
        <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0, display: 'grid', gap: 2 }}>
          {sorted.map((one) => (
            <HomeworkLine key={one.id} assignment={one} />
          ))}
        </Box>
      </Card>
    </Box>
  );
};

const pathOf = ({ kind, itemId }: OwnAssignment): string => {
  switch (kind) {
    case 'reading':
      return `/pages/reading-practice/${itemId}`;
    case 'listening':
      return `/pages/listening-practice/${itemId}`;
    case 'writing':
      return '/pages/writing-practice';
    case 'chat':
      return '/pages/chat';
    case 'vocabulary':
      return '/pages/vocabulary-practice';
  }
};

const HomeworkLine = ({ assignment }: { assignment: OwnAssignment }) => {
  const t = useProgressText();
  const title = useTitle(assignment);
  const facts = useFacts(assignment);
  const { note, classCode, work } = assignment;
  const { feedback } = work;
  return (
    <li>
      {work.state === 'upcoming' ? title : <TextLink to={pathOf(assignment)}>{title}</TextLink>}
      <Box sx={{ color: 'text.secondary', typography: 'caption' }}>{[classCode, ...facts].join(' · ')}</Box>
      {note === '' || finished.includes(work.state) ? null : (
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>{note}</Box>
      )}
      {feedback && feedback.comment !== '' ? (
        <Box sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere', mt: 0.5 }}>
          {feedback.givenBy === null
            ? t('homeworkCommentPlain', { comment: feedback.comment })
            : t('homeworkComment', { name: feedback.givenBy, comment: feedback.comment })}
        </Box>
      ) : null}
    </li>
  );
};

const useTitle = ({ kind, title, amount }: OwnAssignment): string => {
  const t = useProgressText();
  const pick = useBilingual();
  const count = formatNumber(amount ?? 0);
  const text = title === null ? '' : pick(title);
  switch (kind) {
    case 'reading':
      return t('homeworkReading', { title: text });
    case 'listening':
      return t('homeworkListening', { title: text });
    case 'writing':
      return t('homeworkWriting', { title: text });
    case 'chat':
      return title === null ? t('homeworkChat', { count }) : t('homeworkChatOn', { count, title: text });
    case 'vocabulary':
      return t('homeworkVocabulary', { count });
  }
};

const useFacts = ({ opensAt, dueAt, leastPercent, work }: OwnAssignment): string[] => {
  const t = useProgressText();
  const { state, bestPercent, amountDone, feedback } = work;
  const isDone = finished.includes(state);
  const facts = [
    state === 'upcoming' ? t('homeworkOpens', { date: formatDate(opensAt) }) : null,
    isDone || state === 'missed' ? null : t('homeworkDue', { date: formatDate(dueAt) }),
    state === 'done' ? t('homeworkDone') : null,
    state === 'late' ? t('homeworkLate') : null,
    state === 'missed' ? t('homeworkMissed') : null,
    leastPercent !== null && !isDone ? t('homeworkLeast', { percent: formatNumber(leastPercent) }) : null,
    bestPercent === null ? null : t('homeworkBest', { percent: formatNumber(bestPercent) }),
    amountDone === null || isDone || amountDone === 0
      ? null
      : t('homeworkSoFar', { count: formatNumber(amountDone) }),
    feedback?.grade == null ? null : t('homeworkGrade', { grade: formatNumber(feedback.grade) }),
  ];
  return facts.filter((fact) => fact !== null);
};
