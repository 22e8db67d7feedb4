import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { AnswerOf } from '@pratik/contract/call';
import type { CorrectionCode } from '@pratik/contract/feedback';
import { listMistakeSentences } from '@pratik/contract/mistakes';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { Added, Removed } from '../../feedback/change-marks.tsx';
import { useCodeName } from '../../feedback/code-names.ts';
import { Why } from '../../feedback/why.tsx';
import { listQuery } from '../../lib/api/query-client.ts';
import { formatDateTime } from '../../lib/language/format.ts';
import { useLanguage } from '../../lib/language/i18n.ts';
import { useUrlState } from '../../lib/url-state.ts';
import { LinkButton } from '../../ui/action/link-button.tsx';
import { TextLink } from '../../ui/action/text-link.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { Delayed, TextSkeleton } from '../../ui/feedback/skeletons.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ListPager } from '../../ui/table/list-pager.tsx';
import { radius } from '../../ui/theme/tokens.ts';
import { isCode } from './mistakes.queries.ts';
import { useMistakesText } from './mistakes.texts.ts';
import {
  codeCardsPath,
  codeChatPath,
  codeGapsPath,
  codeLessonsPath,
  mistakesPath,
} from './mistakes-paths.ts';

const sentencesAtOnce = 10;
const defaults = { page: '1' };

/** Page `/pages/mistakes/:code`: the learner’s sentences with one kind of error, and links to exercises. */
export const MistakeCodePage = () => {
  const { code } = useParams();
  return <CodeView code={isCode(code) ? code : 'other'} />;
};

const CodeView = ({ code }: { code: CorrectionCode }) => {
  const t = useMistakesText();
  const nameOf = useCodeName();
  return (
    <Page
      title={nameOf(code)}
      lead={
        <>
          {t('codeLead')}
          <Box>
            <TextLink to={mistakesPath} alone>
              <span aria-hidden>‹&nbsp;</span>
              {t('title')}
            </TextLink>
          </Box>
        </>
      }
      width="narrow"
    >
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)' }}>
        <Card title={t('practise')}>
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
            <LinkButton to={codeCardsPath(code)} variant="contained">
              {t('practiseCards')}
            </LinkButton>
            <LinkButton to={codeLessonsPath(code)} variant="outlined">
              {t('practiseLessons')}
            </LinkButton>
            <LinkButton to={codeGapsPath(code)} variant="outlined">
              {t('practiseGaps')}
            </LinkButton>
            <LinkButton to={codeChatPath(code)} variant="outlined">
              {t('practiseChat')}
            </LinkButton>
          </Box>
        </Card>
        <Sentences code={code} />
      </Box>
    </Page>
  );
};

const Sentences = ({ code }: { code: CorrectionCode }) => {
  const t = useMistakesText();
  const [{ page: shown }, change] = useUrlState(defaults);
  const number = Number(shown);
  const page = Number.isInteger(number) && number > 1 ? Math.min(number - 1, 1_000_000) : 0;
  const list = useQuery(listQuery(listMistakeSentences, { code, page, size: sentencesAtOnce }));
  const { data } = list;
  return (
    <section>
      <Typography variant="h2" sx={{ mb: 2 }}>
        {t('sentences')}
      </Typography>
      {list.isPending ? (
        <Delayed>
          <TextSkeleton lines={6} />
        </Delayed>
      ) : null}
      {list.isError && !data ? <LoadError error={list.error} onRetry={() => void list.refetch()} /> : null}
      {data?.total === 0 ? (
        <EmptyState drawing="corrections" title={t('sentencesEmpty')}>
          {t('sentencesEmptyText')}
        </EmptyState>
      ) : null}
      {data && data.total > 0 ? (
        <Paper
          variant="outlined"
          aria-busy={list.isPlaceholderData}
          sx={{ borderRadius: radius.card, overflow: 'hidden', opacity: list.isPlaceholderData ? 0.6 : 1 }}
        >
          <Box component="ul" sx={{ listStyle: 'none', p: 0, m: 0 }}>
            {data.sentences.map((sentence) => (
              <SentenceRow key={sentence.id} sentence={sentence} />
            ))}
          </Box>
          <ListPager
            label={t('pages')}
            order="newest"
            page={page}
            size={data.size}
            total={data.total}
            totalCapped={data.totalCapped}
            shown={data.sentences.length}
            onPage={(next) => change({ page: String(next + 1) })}
          />
        </Paper>
      ) : null}
    </section>
  );
};

type Sentence = AnswerOf<typeof listMistakeSentences>['sentences'][number];

const SentenceRow = ({ sentence }: { sentence: Sentence }) => {
  const t = useMistakesText();
  const language = useLanguage();
  const { id, before, marked, after, better, why, at, conversationId } = sentence;
  return (
    <Box
      component="li"
      sx={{ p: 2, borderBottom: '1px solid', borderColor: 'divider', display: 'grid', gap: 0.5 }}
    >
      <Box lang="en" sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>
        {before}
        <Removed>{marked}</Removed> {better === null ? null : <Added>{better}</Added>}
        {after}
      </Box>
      <Box sx={{ color: 'text.secondary', lineHeight: 1.55 }}>{why[language] || why.tr}</Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap' }}>
        <Why of={{ correctionId: id }} />
      </Box>
      <Box sx={{ color: 'text.secondary', typography: 'caption' }}>
        {formatDateTime(at)}
        {conversationId ? (
          <>
            {' · '}
            <TextLink to={`/pages/chat?c=${conversationId}`}>{t('toConversation')}</TextLink>
          </>
        ) : null}
      </Box>
    </Box>
  );
};
