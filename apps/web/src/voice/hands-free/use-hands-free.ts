import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SpeechError } from '../speech-error.ts';
import type { Upload } from '../speech-session.ts';
import type { SpeechTrouble } from '../use-speech-input.ts';
import { allow, type Explanation, explanationOf, forgetConsent } from '../voice-consent.ts';
import { wavFile } from '../wav-file.ts';
import { agree, wayToListen } from '../way-to-listen.ts';
import { turnMostMs, watchTime } from './hands-free-state.ts';
import { startVoiceActivity, turnRate, type VoiceActivity } from './voice-activity.ts';

export type HandsFreeTrouble = SpeechTrouble | { readonly reason: 'needsService' };

type Phase =
  | { readonly kind: 'starting' }
  | { readonly kind: 'explaining'; readonly explanation: Explanation }
  | { readonly kind: 'open'; readonly activity: VoiceActivity }
  | { readonly kind: 'ended' };

type Parts = {
  upload: Upload;
  /** Is called when the learner starts to speak. The caller then stops all speech output. */
  onSpeech: () => void;
  /** Is called with the transcribed turn after the learner stops speaking. */
  onText: (text: string) => void;
  /** Is called when hands-free mode ends because of a long silence. */
  onRest: () => void;
};

/**
 * Runs hands-free mode as long as the component is mounted. The hook opens the microphone, detects turns and
 * transcribes them.
 */
export const useHandsFree = (parts: Parts) => {
  const client = useQueryClient();
  const [phase, setPhase] = useState<Phase>({ kind: 'starting' });
  const [trouble, setTrouble] = useState<HandsFreeTrouble | null>(null);
  const [hearing, setHearing] = useState(false);
  const [writing, setWriting] = useState(0);
  const latest = useRef(parts);
  latest.current = parts;
  const over = useRef(new AbortController());

  const fail = useCallback((error: unknown) => {
    if (over.current.signal.aborted) return;
    setHearing(false);
    setTrouble(error instanceof SpeechError ? { reason: error.reason } : { error });
  }, []);
  const end = useCallback(
    (error: unknown) => {
      fail(error);
      setPhase({ kind: 'ended' });
    },
    [fail],
  );

  const take = useCallback(
    async (samples: Float32Array): Promise<void> => {
      setHearing(false);
      setTrouble(null);
      setWriting((now) => now + 1);
      const { signal } = over.current;
      try {
        const sound = wavFile(samples.subarray(0, (turnMostMs / 1000) * turnRate), turnRate);
        const text = await latest.current.upload(sound, signal);
        if (signal.aborted) return;
        if (text === '') throw new SpeechError('notUnderstood');
        latest.current.onText(text);
      } catch (error) {
        fail(error);
      } finally {
        setWriting((now) => now - 1);
      }
    },
    [fail],
  );

  const open = useCallback(async (): Promise<void> => {
    setPhase({ kind: 'starting' });
    const { signal } = over.current;
    try {
      const activity = await startVoiceActivity({
        onSpeech: () => {
          setHearing(true);
          latest.current.onSpeech();
        },
        onTurn: (samples) => void take(samples),
        onLost: () => end(new SpeechError('noMicrophone')),
      });
      if (signal.aborted) return activity.stop();
      signal.addEventListener('abort', activity.stop, { once: true });
      setPhase({ kind: 'open', activity });
    } catch (error) {
      end(error);
    }
  }, [end, take]);

  const begin = useCallback(async (): Promise<void> => {
    try {
      const way = await wayToListen(client);
      if (way?.kind !== 'configured') {
        setTrouble({ reason: 'needsService' });
        return setPhase({ kind: 'ended' });
      }
      const explanation = await explanationOf(client, way);
      if (over.current.signal.aborted) return;
      if (explanation) setPhase({ kind: 'explaining', explanation });
      else await open();
    } catch (error) {
      end(error);
    }
  }, [client, end, open]);

  const accept = async (): Promise<void> => {
    if (phase.kind !== 'explaining') return;
    const { way, consent } = phase.explanation;
    setPhase({ kind: 'starting' });
    try {
      if (consent) await allow(client, consent);
      agree(way);
      await open();
    } catch (error) {
      if (error instanceof SpeechError && error.reason === 'notAllowed') forgetConsent(client);
      end(error);
    }
  };

  useEffect(() => {
    over.current = new AbortController();
    const { current } = over;
    void begin();
    return () => current.abort();
  }, [begin]);

  useLimits(phase, hearing, writing > 0, () => latest.current.onRest());
  return { phase, trouble, hearing, writing: writing > 0, accept };
};

/**
 * Applies the time limits of hands-free mode. The time limit for silence does not apply while a turn is being
 * transcribed.
 */
const useLimits = (phase: Phase, hearing: boolean, writing: boolean, onRest: () => void): void => {
  const rest = useRef(onRest);
  rest.current = onRest;
  const activity = phase.kind === 'open' ? phase.activity : null;
  useEffect(() => {
    if (!activity || writing) return;
    return watchTime(hearing, { cut: () => void activity.cut(), rest: () => rest.current() });
  }, [activity, hearing, writing]);
};
