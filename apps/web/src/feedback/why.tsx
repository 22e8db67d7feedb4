import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import { explainCorrection, explainReply, type Reason } from '@pratik/contract/explaining';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { callQuery } from '../lib/api/query-client.ts';
import { problemSentence } from '../lib/errors/problem-text.ts';
import { useExplanationLanguage } from '../lib/language/explanation-language.ts';
import { useLanguage } from '../lib/language/i18n.ts';
import { TextLink } from '../ui/action/text-link.tsx';
import { SourceLabel } from '../ui/label/source-label.tsx';
import { radius, weight } from '../ui/theme/tokens.ts';
import { useCodeName } from './code-names.ts';
import { Explanation } from './explanation.tsx';
import { useFeedbackText } from './feedback.texts.ts';

/** Object of the explanation: a correction or a reply of the partner. */
type Explained = { correctionId: string } | { turnId: string };

/**
 * Button “Neden?” (“Why?”) with the explanation below it. The explanation is fetched when the panel is first opened.
 */
export const Why = ({ of }: { of: Explained }) => {
  const t = useFeedbackText();
  const [open, setOpen] = useState(false);
  const panelId = useId();
  return (
    <>
      <Button
        size="small"
        color="inherit"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        onClick={() => setOpen((now) => !now)}
        sx={{
          minHeight: 44,
          minWidth: 44,
          color: 'primary.main',
          typography: 'caption',
          fontWeight: weight.medium,
          ml: 'correctionId' in of ? '-1.2em' : 0,
        }}
      >
        {t('why')}
      </Button>
      {open ? <WhyPanel id={panelId} of={of} /> : null}
    </>
  );
};

const useReason = (of: Explained) => {
  const language = useExplanationLanguage();
  const ofCorrection = 'correctionId' in of;
  const correction = useQuery({
    ...callQuery(explainCorrection, { correctionId: ofCorrection ? of.correctionId : '', language }),
    enabled: ofCorrection,
    // The result stays cached, because a reason does not change and a second request could cost AI tokens.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const reply = useQuery({
    ...callQuery(explainReply, { turnId: ofCorrection ? '' : of.turnId, language }),
    enabled: !ofCorrection,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return ofCorrection ? correction : reply;
};

const WhyPanel = ({ id, of }: { id: string; of: Explained }) => {
  const t = useFeedbackText();
  const { data, error, isError, refetch } = useReason(of);
  const panel = useRef<HTMLElement>(null);
  const settled = data !== undefined || isError;
  // The page scrolls to the explanation, because the message field could hide it.
  useEffect(() => {
    if (settled) void panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [settled]);
  return (
    <Paper
      ref={panel}
      id={id}
      component="section"
      aria-label={t('why')}
      variant="outlined"
      sx={{ order: 1, width: '100%', borderRadius: radius.card, px: 2, py: 1.5, mb: 1, typography: 'body2' }}
    >
      {data ? (
        <ReasonText reason={data} isReply={'turnId' in of} />
      ) : isError ? (
        <Box role="alert">
          {problemSentence(error)}{' '}
          <Button size="small" onClick={() => void refetch()} sx={{ minHeight: 44 }}>
            {t('whyRetry')}
          </Button>
        </Box>
      ) : (
        <Box role="status" sx={{ color: 'text.secondary' }}>
          {t('whyLoading')}
        </Box>
      )}
    </Paper>
  );
};

const ReasonText = ({ reason, isReply }: { reason: Reason; isReply: boolean }) => {
  const t = useFeedbackText();
  const codeName = useCodeName();
  const shown = useLanguage();
  const language = useExplanationLanguage();
  const { about, code, phrased, rule, lesson } = reason;
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 1.25 }}>
      {isReply ? (
        <Box>
          {t('whyAbout')} <q lang="en">{about}</q>
        </Box>
      ) : null}
      {phrased === null ? null : (
        <Box>
          <SourceLabel>{t('sourceModel')}</SourceLabel>
          <Box lang={language} sx={{ mt: 0.5 }}>
            {phrased}
          </Box>
        </Box>
      )}
      <Part title={`${t('whyRule')}: ${codeName(code)}`}>
        <Explanation of={rule} />
      </Part>
      {lesson === null ? null : (
        <Part title={`${t('whyLesson')} (${lesson.level}): ${lesson.point[shown]}`}>
          <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'flex', flexDirection: 'column', gap: 0.75 }}>
            {lesson.examples.map(({ text, tr, why }) => (
              <li key={text}>
                <span lang="en">{text}</span>
                <Box lang="tr" sx={{ color: 'text.secondary' }}>
                  {tr}
                </Box>
                <Box lang="tr">{why}</Box>
              </li>
            ))}
          </Box>
          {lesson.id === null ? null : (
            <TextLink to={`/pages/grammar/${encodeURIComponent(lesson.id)}`}>{t('whyLessonLink')}</TextLink>
          )}
        </Part>
      )}
    </Box>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box>
    <Box component="strong" sx={{ display: 'block', fontWeight: weight.semibold, mb: 0.25 }}>
      {title}
    </Box>
    {children}
  </Box>
);
