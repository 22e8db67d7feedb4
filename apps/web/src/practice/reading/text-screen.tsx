import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { OpenedReading, Reading } from '@pratik/contract/reading';
import { useEffect, useMemo, useRef, useState } from 'react';
import { QuestionStep } from '../../curriculum/asking/question-step.tsx';
import { ReadAloudBar } from '../../curriculum/read-aloud/read-aloud-bar.tsx';
import { TextBody } from '../../curriculum/read-aloud/text-body.tsx';
import { useReadAloud } from '../../curriculum/read-aloud/use-read-aloud.ts';
import { bringIntoView } from '../../curriculum/scroll.ts';
import { Recap } from '../../curriculum/shelf/series-line.tsx';
import { TextHeader } from '../../curriculum/shelf/text-header.tsx';
import type { TextOrigin } from '../../curriculum/text-origin.ts';
import { outlineOf } from '../../curriculum/text-outline.ts';
import { Finish } from '../../learner/finish/finish.tsx';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { BackToQuestion } from './back-to-question.tsx';
import { BeforeQuestions } from './before-questions.tsx';
import { useReadingText } from './reading.texts.ts';
import { ReadingOutcome } from './reading-outcome.tsx';
import { readingShelf } from './reading-shelf.ts';
import { ResultPanel } from './result-panel.tsx';

import { useSendAnswer } from './use-answering.ts';
import { useAsking } from './use-asking.ts';
import { useReadingReport } from './use-reading-report.ts';

type TextScreenProps = { opened: OpenedReading; reading: Reading };

/** Screen of a reading: the text, one question at a time, and the result. */
export const TextScreen = ({ opened, reading }: TextScreenProps) => {
  const t = useReadingText();
  const { text } = opened;
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
  const [isResumed, setResumed] = useState(startedAt.sentence > 0);
  const resumed = isResumed && reading.readAt === null;

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
  const { stop, marked: followed } = aloud;
  useEffect(() => {
    if (reading.readAt !== null) stop();
  }, [reading.readAt, stop]);
  useEffect(() => {
    if (followed !== null) bringIntoView(sentenceNode(body.current, followed));
  }, [followed]);

  // While questions are shown, the current sentence is highlighted only during playback, because the evidence is
  // highlighted too.
  const followedNow = aloud.playing || reading.readAt === null ? followed : null;
  const place = followedNow ?? (resumed ? startedAt.sentence : null);

  const asking = useAsking({ opened, reading, body, panel });
  const sendAnswer = useSendAnswer(text.id, reading.id);
  const isNew = reading.readAt === null && !resumed;
  const isOver = reading.finishedAt !== null && asking.index >= opened.questions.length;
  return (
    <Box sx={{ maxWidth: '74rem', mx: 'auto', width: '100%' }}>
      <TextHeader shelf={readingShelf} text={text} />
      <Recap recap={text.recap} />
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
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0, maxWidth: '40rem' }}>
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
          {isNew ? <Box sx={{ color: 'text.secondary' }}>{t('tapHint')}</Box> : null}
          <TextBody outline={outline} origin={origin} text={body} spoken={place} marked={asking.marked} />
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
              <BeforeQuestions opened={opened} reading={reading} />
            ) : isOver ? (
              <ResultPanel
                opened={opened}
                reading={reading}
                fresh={!startedAt.finished}
                onShow={asking.show}
              />
            ) : (
              <QuestionStep
                questions={opened.questions}
                index={asking.index}
                sittingId={reading.id}
                finished={reading.finishedAt !== null}
                focus={!startedAt.inQuestions}
                outcomeOf={(question) => <ReadingOutcome question={question} onShow={asking.show} />}
                onAnswer={sendAnswer}
                onNext={asking.next}
              />
            )}
          </Card>
          {isOver ? (
            <Finish
              source={{
                text: outline.sentences.join(' '),
                from: { kind: 'reading', id: text.id },
                textId: text.id,
              }}
            />
          ) : null}
        </Box>
      </Box>
      {asking.lookingUp ? <BackToQuestion onBack={asking.back} /> : null}
    </Box>
  );
};

const sentenceNode = (body: HTMLElement | null, sentence: number) =>
  body?.querySelector(`[data-sentence="${sentence}"]`);
