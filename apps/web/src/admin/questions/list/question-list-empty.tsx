import QuizIcon from '@mui/icons-material/QuizOutlined';
import { LinkButton } from '../../../ui/action/link-button.tsx';
import { ListEmpty } from '../../../ui/table/list-empty.tsx';
import { useQuestionsText } from '../questions.texts.ts';

/** Explains why the question list is empty and suggests what the administrator can do. */
export const QuestionListEmpty = (list: { filtered: boolean; onClear: () => void }) => {
  const t = useQuestionsText();
  return (
    <ListEmpty
      {...list}
      icon={<QuizIcon />}
      nothingFound={{ title: t('nothingFound'), body: t('nothingFoundBody') }}
      nothingYet={{ title: t('emptyTitle'), body: t('emptyBody') }}
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
    />
  );
};
