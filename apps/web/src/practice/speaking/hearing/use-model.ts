import type { ServerVoice } from '@pratik/contract/voice';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { VoiceSource } from '../../../curriculum/voice/speaker.ts';
import { createSpeaker, type Speaker, type SpeakingProblem } from '../../../curriculum/voice/speaker.ts';

/** A text to play. Without `voice`, the learner’s chosen voice plays it. */
export type Saying = { id: string; text: string; voice?: ServerVoice };

const sourceFor = async (voice: ServerVoice | undefined): Promise<VoiceSource> => {
  if (voice === undefined)
    return (await import('../../../curriculum/voice/choose-source.ts')).currentSource();
  const { serverSource } = await import('../../../curriculum/voice/voice-sources.ts');
  return serverSource(voice);
};

/** Plays model pronunciations and reports which text is playing. Playback stops when the learner leaves the page. */
export const useModel = () => {
  const [heard, setHeard] = useState<string | null>(null);
  const [error, setError] = useState<SpeakingProblem | null>(null);
  const now = useRef<Speaker | null>(null);

  const stop = useCallback(() => {
    const speaker = now.current;
    now.current = null;
    speaker?.stop();
  }, []);
  useEffect(() => stop, [stop]);

  /** Stops the current playback and plays the given texts one after another. */
  const say = useCallback(
    (...all: Saying[]) => {
      stop();
      setError(null);
      const sayNext = (at: number) => {
        const one = all[at];
        if (!one) {
          now.current = null;
          return;
        }
        const speaker = createSpeaker({
          source: () => sourceFor(one.voice),
          onSpoken(spoken) {
            setHeard(spoken?.id ?? null);
            if (spoken === null && now.current === speaker) sayNext(at + 1);
          },
          onError(what) {
            if (now.current === speaker) now.current = null;
            setError(what);
          },
        });
        now.current = speaker;
        speaker.say({ id: one.id, text: one.text, span: { start: 0, end: one.text.length } });
      };
      sayNext(0);
    },
    [stop],
  );

  return { heard, error, say, stop };
};

export type Model = ReturnType<typeof useModel>;
