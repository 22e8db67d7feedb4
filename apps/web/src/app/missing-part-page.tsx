import Inventory from '@mui/icons-material/Inventory2Outlined';
import { EmptyState } from '../ui/empty-state.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Page } from '../ui/page.tsx';
import { useAppText } from './app.texts.ts';
import type { tr as menuTexts } from './app.tr.ts';
import { useMissingPartText } from './missing-part.texts.ts';
import type { tr } from './missing-part.tr.ts';

type MenuName = keyof typeof menuTexts;
type Explanation = Extract<keyof typeof tr, `missing${string}`>;
/** Where the page is called as its menu entry is; otherwise the heading is a text of its own. */
type Heading = { menu: MenuName } | { own: 'questions' };

/** A page of the menu whose part this version does not have: says so, and what can be done now. */
const missingPart = (heading: Heading, explanation: Explanation, instead: 'chat' | 'messages') => () => {
  const menu = useAppText();
  const t = useMissingPartText();
  const next = instead === 'chat' ? '/pages/chat' : '/pages/message-process-list';
  return (
    <Page title={'menu' in heading ? menu(heading.menu) : t(heading.own)}>
      <EmptyState
        icon={<Inventory />}
        title={t('missingTitle')}
        action={
          <LinkButton variant="contained" to={next}>
            {instead === 'chat' ? t('goToChat') : t('goToMessages')}
          </LinkButton>
        }
      >
        {t(explanation)}
      </EmptyState>
    </Page>
  );
};

export const QuestionListPage = missingPart({ own: 'questions' }, 'missingQuestions', 'messages');
export const QuestionAddPage = missingPart({ menu: 'questionAdd' }, 'missingQuestions', 'messages');
