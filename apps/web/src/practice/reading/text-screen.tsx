import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OpenedReading, Reading, ReadingQuestion } from '@pratik/contract/reading';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { TextOrigin } from '../../curriculum/tappable-text.tsx';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AskedQuestion, BeforeQuestions } from './question-panel.tsx';
import { ReadAloudBar } from './read-aloud-bar.tsx';
import { useReadingText } from './reading.texts.ts';
import { ResultPanel } from './result-panel.tsx';
import { bringIntoView } from './scroll.ts';
import { TextBody } from './text-body.tsx';
import { TextHeader } from './text-header.tsx';
import { outlineOf, type Place, placeOf } from './text-outline.ts';
import { useReadAloud } from './use-read-aloud.ts';
import { useReadingReport } from './use-reading-report.ts';

type TextScreenProps = { opened: OpenedReading; reading: Reading };

/** A text on the screen: reading it, its questions one after another, the result. */
export const TextScreen = ({ opened, reading }: TextScreenProps) => {
  const t = useReadingText();
  const { text, questions } = opened;
  const outline = useMemo(() => outlineOf(text.paragraphs), [text.paragraphs]);
  const origin = useMemo<TextOrigin>(
    () => ({ kind: 'reading', id: text.id, textId: text.id, variety: text.variety }),
    [text.id, text.variety],
  );
  const body = useRef<HTMLElement>(null);
  const panel = useRef<HTMLDivElement>(null);

  const [startedAt] = useState(() => ({
    sentence: reading.readAt === null ? reading.sentence : 0,
    inQuestions: reading.readAt !== null && reading.finishedAt === null,
    finished: reading.finishedAt !== null,
  }));
  const [resumed, setResumed] = useState(startedAt.sentence > 0);
  // The question on the screen; beyond the last one stands the result.
  const [index, setIndex] = useState(() => firstOpen(questions));
  const [shown, setShown] = useState<Place>();

  const aloud = useReadAloud(outline.sentences, text.variety, startedAt.sentence);
  const spoken = aloud.playing ? aloud.current : null;
  useReadingReport({
    readingId: reading.id,
    text: body,
    spoken,
    over: reading.readAt !== null,
  });

  useEffect(() => {
    if (startedAt.inQuestions) bringIntoView(panel.current, 'start');
    else if (startedAt.sentence > 0) bringIntoView(sentenceNode(body.current, startedAt.sentence));
  }, [startedAt]);
  const followed = aloud.marked;
  useEffect(() => {
    if (followed !== null) bringIntoView(sentenceNode(body.current, followed));
  }, [followed]);

  const question = questions[index];
  const evidence = question?.given?.evidence;
  const marked = useMemo(
    () => shown ?? (evidence === undefined ? undefined : placeOf(text.paragraphs, evidence)),
    [shown, evidence, text.paragraphs],
  );
  const show = ({ given }: ReadingQuestion) => {
    if (!given) return;
    setShown(placeOf(text.paragraphs, given.evidence));
    requestAnimationFrame(() => bringIntoView(body.current?.querySelector('mark')));
  };
  const next = () => {
    setShown(undefined);
    setIndex(index + 1);
    bringIntoView(panel.current, 'start');
  };

  const isOver = reading.finishedAt !== null && index >= questions.length;
  return (
    <Box sx={{ maxWidth: '74rem', mx: 'auto', width: '100%' }}>
      <TextHeader text={text} />
      {text.retired && reading.finishedAt === null ? (
        <Box sx={{ mb: 2 }}>
          <Notice tone="info">{t('retired')}</Notice>
        </Box>
      ) : null}
      <Box
        sx={{
          display: 'grid',
          gap: { xs: 3, md: 5 },
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(20rem, 26rem)' },
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <ReadAloudBar aloud={aloud} />
          {resumed ? (
            <Box role="status" sx={{ color: 'text.secondary' }}>
              {t('resumed')}{' '}
              <Button
                onClick={() => {
                  setResumed(false);
                  window.scrollTo({ top: 0 });
                }}
              >
                {t('toBeginning')}
              </Button>
            </Box>
          ) : null}
          <TextBody
            outline={outline}
            origin={origin}
            text={body}
            spoken={aloud.marked ?? (resumed ? startedAt.sentence : null)}
            marked={reading.readAt === null ? undefined : marked}
          />
        </Box>
        <Box
          ref={panel}
          sx={{
            scrollMarginTop: '5.5rem',
            position: { md: 'sticky' },
            top: { md: '5.5rem' },
            maxHeight: { md: 'calc(100dvh - 7rem)' },
            overflowY: { md: 'auto' },
          }}
        >
          <Card title={t(isOver ? 'result' : 'questions')}>
            {reading.readAt === null ? (
              <BeforeQuestions
                opened={opened}
                reading={reading}
                onFinished={() => {
                  aloud.stop();
                  setResumed(false);
                }}
              />
            ) : isOver ? (
              <ResultPanel opened={opened} reading={reading} fresh={!startedAt.finished} onShow={show} />
            ) : (
              <AskedQuestion
                opened={opened}
                reading={reading}
                index={index}
                focus={!startedAt.inQuestions}
                onShow={() => question && show(question)}
                onNext={next}
              />
            )}
          </Card>
        </Box>
      </Box>
    </Box>
  );
};

/** The first question without an answer; one past the last when all have one. */
const firstOpen = (questions: readonly ReadingQuestion[]): number => {
  const open = questions.findIndex(({ given }) => given === null);
  return open < 0 ? questions.length : open;
};

const sentenceNode = (body: HTMLElement | null, sentence: number) =>
  body?.querySelector(`[data-sentence="${sentence}"]`);
