import QuizIcon from '@mui/icons-material/QuizOutlined';
import SearchOffIcon from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { useQuestionsText } from './questions.texts.ts';

/** Why no row is shown, and what to do about it. */
export const QuestionListEmpty = ({ filtered, onClear }: { filtered: boolean; onClear: () => void }) => {
  const t = useQuestionsText();
  if (filtered) {
    return (
      <EmptyState
        icon={<SearchOffIcon />}
        title={t('nothingFound')}
        action={
          <Button variant="contained" onClick={onClear}>
            {t('clearFilters')}
          </Button>
        }
      >
        {t('nothingFoundBody')}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<QuizIcon />}
      title={t('emptyTitle')}
      action={
        <>
          <LinkButton to="/pages/question-add" variant="contained">
            {t('add')}
          </LinkButton>
          <LinkButton to="/pages/question-add?by=file" variant="outlined">
            {t('fromFile')}
          </LinkButton>
        </>
      }
    >
      {t('emptyBody')}
    </EmptyState>
  );
};
