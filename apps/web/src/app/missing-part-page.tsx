import Inventory from '@mui/icons-material/Inventory2Outlined';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { useAppText } from './app.texts.ts';
import type { tr } from './app.tr.ts';

type Key = keyof typeof tr;
type Explanation = Extract<Key, `missing${string}`>;

/** A page of the menu whose part this version does not have: says so, and what can be done now. */
const missingPart = (title: Key, explanation: Explanation, instead: 'chat' | 'messages') => () => {
  const t = useAppText();
  const next =
    instead === 'chat' ? (
      <LinkButton variant="contained" to="/pages/chat">
        {t('goToChat')}
      </LinkButton>
    ) : (
      <LinkButton variant="contained" to="/pages/message-process-list">
        {t('goToMessages')}
      </LinkButton>
    );
  return (
    <Page title={t(title)}>
      <EmptyState icon={<Inventory />} title={t('missingTitle')} action={next}>
        {t(explanation)}
      </EmptyState>
    </Page>
  );
};

export const WritingPage = missingPart('writing', 'missingWriting', 'chat');
export const VocabularyPage = missingPart('vocabulary', 'missingVocabulary', 'chat');
export const ReadingPage = missingPart('reading', 'missingReading', 'chat');
export const ListeningPage = missingPart('listening', 'missingListening', 'chat');
export const LevelListPage = missingPart('levels', 'missingLevels', 'messages');
export const LevelAddPage = missingPart('levelAdd', 'missingLevels', 'messages');
export const QuestionListPage = missingPart('questions', 'missingQuestions', 'messages');
export const QuestionAddPage = missingPart('questionAdd', 'missingQuestions', 'messages');
