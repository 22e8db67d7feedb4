import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { TextLink } from '../../ui/action/text-link.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { useVocabularyText } from './vocabulary.texts.ts';
import { vocabularyPath } from './vocabulary-paths.ts';

type SubPageProps = { title: string; lead: string; children: ReactNode };

/** Layout of a subpage of the vocabulary page, with a link back to it. */
export const SubPage = ({ title, lead, children }: SubPageProps) => {
  const t = useVocabularyText();
  return (
    <Page
      title={title}
      lead={
        <>
          {lead}
          <Box>
            <TextLink to={vocabularyPath} alone>
              <span aria-hidden>‹&nbsp;</span>
              {t('title')}
            </TextLink>
          </Box>
        </>
      }
      width="narrow"
    >
      {children}
    </Page>
  );
};
