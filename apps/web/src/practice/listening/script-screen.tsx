import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Listening, type OpenedListening, reportListening } from '@pratik/contract/listening';
import { useMemo, useRef, useState } from 'react';
import { QuestionStep } from '../../curriculum/asking/question-step.tsx';
import { useSteps } from '../../curriculum/asking/use-steps.ts';
import { Recap } from '../../curriculum/shelf/series-line.tsx';
import { TextHeader } from '../../curriculum/shelf/text-header.tsx';
import { outlineOf } from '../../curriculum/text-outline.ts';
import { Finish } from '../../learner/finish/finish.tsx';
import { callApi } from '../../lib/api/api-client.ts';
import { usePresenceReport } from '../../lib/use-presence-report.ts';
import { Notice } from '../../ui/feedback/notice.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useListeningText } from './listening.texts.ts';
import { ListeningOutcome } from './listening-outcome.tsx';
import { listeningShelf } from './listening-shelf.ts';
import { PlayerBar } from './player/player-bar.tsx';
import { SoundTrouble } from './player/sound-trouble.tsx';
import { loadCaptions, saveCaptions } from './player/speed.ts';
import { usePlayerKeys } from './player/use-player-keys.ts';
import { useSound } from './player/use-sound.ts';
import { ResultPanel } from './result-panel.tsx';

import { SpeakersLine } from './speakers-line.tsx';
import { useSendAnswer, useShowWords } from './use-answering.ts';
import { WordsPanel } from './words-panel.tsx';

type ScriptScreenProps = { opened: OpenedListening; listening: Listening };

/** Screen of a listening exercise: the player, one question at a time, the result, and the text. */
export const ScriptScreen = ({ opened, listening }: ScriptScreenProps) => {
  const t = useListeningText();
  const { text, questions } = opened;
  const { turns } = text;
  const outline = useMemo(() => turns && outlineOf(turns.map((turn) => turn.text)), [turns]);
  const panel = useRef<HTMLDivElement>(null);

  const [startedAt] = useState(() => ({
    sentence: listening.finishedAt === null ? listening.sentence : 0,
    finished: listening.finishedAt !== null,
  }));
  const sound = useSound(listening.id, startedAt.sentence);
  const { player } = sound;
  usePlayerKeys(player);
  usePresenceReport({
    busy: player.playing,
    over: listening.finishedAt !== null,
    report: (resumed) => {
      // A failed report can be ignored, because the next report also contains the playback position.
      callApi(reportListening, { listeningId: listening.id, sentence: player.current, resumed }).catch(
        () => undefined,
      );
    },
  });
  const [isResumed, setResumed] = useState(startedAt.sentence > 0);
  const [captions, setCaptions] = useState(loadCaptions);
  const showing = useShowWords(listening);
  const sendAnswer = useSendAnswer(listening.id);

  const { index, question, next } = useSteps(questions, panel);
  const isOver = listening.finishedAt !== null && index >= questions.length;

  const onPlay = sound.state === 'ready' ? (sentence: number) => player.playOnly(sentence) : null;
  const heard = player.playing || player.marked !== null ? player.marked : null;
  return (
    <Box sx={{ maxWidth: '74rem', mx: 'auto', width: '100%' }}>
      <TextHeader shelf={listeningShelf} text={text}>
        <SpeakersLine speakers={text.speakers} />
      </TextHeader>
      <Recap recap={text.recap} />
      {text.retired && listening.finishedAt === null ? (
        <Box sx={{ mb: 2 }}>
          <Notice tone="info">{t('retired')}</Notice>
        </Box>
      ) : null}
      <Box sx={grid}>
        <Box sx={{ gridArea: 'player', minWidth: 0, ...(player.playing ? stuck : {}) }}>
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <PlayerBar
              player={player}
              expected={text.seconds}
              voice={sound.audio?.voice ?? null}
              caption={
                outline
                  ? {
                      shown: captions,
                      text: heard === null ? null : (outline.sentences[heard] ?? null),
                      onShown: (on) => {
                        saveCaptions(on);
                        setCaptions(on);
                      },
                    }
                  : null
              }
            />
            <SoundTrouble sound={sound} onWords={turns === null ? () => showing.mutate() : null} />
            {isResumed && sound.state === 'ready' && !player.playing ? (
              <Box role="status" sx={{ color: 'text.secondary' }}>
                {t('resumed')}{' '}
                <Button
                  onClick={() => {
                    setResumed(false);
                    player.goTo(0);
                  }}
                >
                  {t('toBeginning')}
                </Button>
              </Box>
            ) : null}
          </Box>
        </Box>
        <Box ref={panel} sx={beside}>
          {questions.length > 0 || isOver ? (
            <Card title={t(isOver ? 'result' : 'questions')}>
              {isOver ? (
                <ResultPanel opened={opened} fresh={!startedAt.finished} onPlay={onPlay} />
              ) : (
                <QuestionStep
                  questions={questions}
                  index={index}
                  sittingId={listening.id}
                  finished={listening.finishedAt !== null}
                  outcomeOf={(asked) => <ListeningOutcome question={asked} onPlay={onPlay} />}
                  onAnswer={sendAnswer}
                  onNext={next}
                />
              )}
            </Card>
          ) : null}
          {isOver && outline ? (
            <Finish
              source={{
                text: outline.sentences.join(' '),
                from: { kind: 'listening', id: text.id },
                textId: text.id,
              }}
            />
          ) : null}
        </Box>
        <Box sx={{ gridArea: 'words', minWidth: 0, maxWidth: '40rem' }}>
          <WordsPanel
            opened={opened}
            outline={outline}
            heard={heard}
            evidence={question?.given?.evidence}
            showing={showing}
          />
        </Box>
      </Box>
    </Box>
  );
};

const grid = {
  display: 'grid',
  gap: { xs: 2.5, md: 4 },
  columnGap: { md: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(20rem, 26rem)' },
  gridTemplateAreas: {
    xs: '"player" "questions" "words"',
    md: '"player questions" "words questions"',
  },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: 'start',
} as const;

/** During playback, the player stays visible below the top bar. */
const stuck = {
  position: 'sticky',
  top: '4.5rem',
  zIndex: 2,
  '& > div > [role="group"]': { boxShadow: 4 },
} as const;

const beside = {
  gridArea: 'questions',
  minWidth: 0,
  scrollMarginTop: '5.5rem',
  position: { md: 'sticky' },
  top: { md: '5.5rem' },
  maxHeight: { md: 'calc(100dvh - 7rem)' },
  overflowY: { md: 'auto' },
} as const;
