import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { OwnTextPage } from '@pratik/contract/own-texts';
import { useEffect, useMemo, useRef } from 'react';
import { ReadAloudBar } from '../../curriculum/read-aloud/read-aloud-bar.tsx';
import { TextBody } from '../../curriculum/read-aloud/text-body.tsx';
import { useReadAloud } from '../../curriculum/read-aloud/use-read-aloud.ts';
import { bringIntoView } from '../../curriculum/scroll.ts';
import type { TextOrigin } from '../../curriculum/text-origin.ts';
import { outlineOf } from '../../curriculum/text-outline.ts';
import { usePresenceReport } from '../../lib/use-presence-report.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { FormProblem } from '../../ui/form/form-problem.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { LevelProfile } from './level-profile.tsx';
import { Facts } from './own-text-row.tsx';
import { useReport } from './own-texts.queries.ts';
import { useOwnTextsText } from './own-texts.texts.ts';
import { ownTextGapsPath, ownTextsPath } from './own-texts-paths.ts';

type OwnTextScreenProps = {
  opened: OwnTextPage;
  /** Whether another page of the text is loading. */
  loading: boolean;
  /** Error of a page that could not be loaded. */
  error: unknown;
  onPage: (page: number) => void;
};

/** Screen of a text: the words of one page, speech output, the other pages, and the level profile. */
export const OwnTextScreen = ({ opened, loading, error, onPage }: OwnTextScreenProps) => {
  const t = useOwnTextsText();
  const { text, page } = opened;
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    heading.current?.focus({ preventScroll: true });
    bringIntoView(heading.current, 'start');
  }, [page]);
  return (
    <Page
      title={text.title}
      width="narrow"
      lead={
        <>
          <TextLink to={ownTextsPath} alone>
            <span aria-hidden>‹&nbsp;</span>
            {t('all')}
          </TextLink>
          <div>
            <Facts text={text} />
          </div>
        </>
      }
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Typography variant="h2" ref={heading} tabIndex={-1} sx={{ scrollMarginTop: '5.5rem' }}>
          {t('page', { page: page + 1, pages: text.pages })}
        </Typography>
        <Box aria-busy={loading} sx={{ opacity: loading ? 0.6 : 1, display: 'grid', gap: 2 }}>
          <PageOfText key={page} opened={opened} />
        </Box>
        <FormProblem error={error} />
        {text.pages > 1 ? (
          <Box component="nav" aria-label={t('pager')} sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <Button
              variant="outlined"
              size="large"
              disabled={page === 0 || loading}
              onClick={() => onPage(page - 1)}
            >
              {t('previousPage')}
            </Button>
            <Button
              variant="contained"
              size="large"
              disabled={page >= text.pages - 1 || loading}
              onClick={() => onPage(page + 1)}
            >
              {t('nextPage')}
            </Button>
          </Box>
        ) : null}
        <div>
          <LinkButton to={ownTextGapsPath(text.id, page)} variant="outlined" size="large">
            {t('gaps')}
          </LinkButton>
        </div>
        <LevelProfile profile={text.profile} />
      </Box>
    </Page>
  );
};

/** The paragraphs of one page with speech output. Reports the page and the reading time to the server. */
const PageOfText = ({ opened: { text, page, paragraphs } }: { opened: OwnTextPage }) => {
  const t = useOwnTextsText();
  const body = useRef<HTMLElement>(null);
  const outline = useMemo(() => outlineOf(paragraphs), [paragraphs]);
  const origin = useMemo<TextOrigin>(() => ({ kind: 'reading', id: text.id }), [text.id]);
  const aloud = useReadAloud(outline.sentences, 'british', 0);
  const { marked } = aloud;
  const report = useReport(text.id, page);
  usePresenceReport({ busy: aloud.playing, over: false, report });
  useEffect(() => report(true), [report]);
  useEffect(() => {
    if (marked !== null) bringIntoView(body.current?.querySelector(`[data-sentence="${marked}"]`));
  }, [marked]);
  return (
    <>
      <ReadAloudBar aloud={aloud} />
      {page === 0 ? <Box sx={{ color: 'text.secondary' }}>{t('tapHint')}</Box> : null}
      <TextBody outline={outline} origin={origin} text={body} spoken={marked} marked={none} />
    </>
  );
};

const none = new Map();
