import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Box from '@mui/material/Box';
import type { Question } from '@pratik/contract/question';
import { questionKind } from '@pratik/contract/question-draft';
import { useParams } from 'react-router';
import { useLevelWords } from '../../curriculum/level-words.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { NotThere } from '../../ui/feedback/not-there.tsx';
import { CardSkeletons } from '../../ui/feedback/skeletons.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { OwnQuestionsCard } from './list/own-questions-card.tsx';
import { questionPath } from './list/question-columns.tsx';
import { QuestionEditor } from './question-editor.tsx';
import { groupName } from './question-words.tsx';
import { useQuestion } from './questions.api.ts';
import { useQuestionsText } from './questions.texts.ts';
import { StateCard } from './state-card.tsx';
import { StatisticsCard } from './statistics-card.tsx';

const titleKeys = { reading: 'editText', listening: 'editText', word: 'editWord' } as const;
const asked: readonly string[] = ['question', 'cloze', 'placement-item'];

/** Page of one curriculum item: its content, statistics and versions. */
export const QuestionEditPage = () => {
  const t = useQuestionsText();
  const { kind = '', id = '' } = useParams();
  const known = questionKind.options.find((each) => each === kind);
  const { data: question, error, refetch } = useQuestion({ kind: known ?? 'question', id });
  const titleKey = kind in titleKeys ? titleKeys[kind as keyof typeof titleKeys] : 'editQuestion';
  return (
    <Page
      title={t(titleKey)}
      lead={question ? <Lead question={question} /> : undefined}
      actions={
        <LinkButton to="/pages/question-list" startIcon={<ArrowBackIcon />}>
          {t('backToList')}
        </LinkButton>
      }
    >
      {question ? (
        <Box sx={{ display: 'grid', gap: 3 }}>
          <StateCard question={question} />
          <OwnQuestionsCard question={question} />
          <QuestionEditor key={`${question.kind}/${question.id}`} question={question} />
          {asked.includes(question.kind) ? <StatisticsCard question={question} /> : null}
        </Box>
      ) : null}
      {question ? null : (
        <NotThere
          error={error}
          onRetry={() => void refetch()}
          missing={{
            title: t('notFoundTitle'),
            text: t('notFoundBody'),
            to: '/pages/question-list',
            toLabel: t('backToList'),
          }}
        >
          <CardSkeletons count={2} height="18rem" />
        </NotThere>
      )}
    </Page>
  );
};

const Lead = ({ question }: { question: Question }) => {
  const t = useQuestionsText();
  const { levelName } = useLevelWords();
  const { parent } = question;
  const about = [
    groupName(t, question.group),
    question.levelId === null ? t('noLevel') : levelName(question.levelId),
  ];
  return (
    <>
      <Box {...(question.kind === 'writing-prompt' ? {} : { lang: 'en' })}>{question.title}</Box>
      <div>
        {about.join(' · ')}
        {parent ? (
          <>
            {' · '}
            <TextLink to={questionPath(parent)}>{t('onText', { title: parent.title })}</TextLink>
          </>
        ) : null}
      </div>
    </>
  );
};
