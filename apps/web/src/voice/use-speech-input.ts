import { recordingMostSeconds } from '@pratik/contract/voice';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { SpeechError, type SpeechErrorName } from './speech-error.ts';
import type { SpeechSession, Upload } from './speech-session.ts';
import { dropRecording, loadRecording } from './unsent-recording.ts';
import type { Explanation } from './voice-consent.ts';
import type { WayToListen } from './way-to-listen.ts';

export type SpeechPhase =
  | { readonly kind: 'idle' }
  /** The explanation is on the screen, and the browser has not asked for the microphone yet. */
  | { readonly kind: 'explaining'; readonly explanation: Explanation }
  | { readonly kind: 'starting' }
  | { readonly kind: 'speaking'; readonly session: SpeechSession; readonly since: number }
  | { readonly kind: 'writing' };

/** An error of speech input, identified by its name, or an error of the server. */
export type SpeechTrouble = { readonly reason: SpeechErrorName } | { readonly error: unknown };

/**
 * Purpose of the speech input. `message`: the learner could also type the text. `sentence`: the learner says a
 * given sentence.
 */
export type SpeechAim = 'message' | 'sentence';

type Parts = {
  aim: SpeechAim;
  /** Storage key for a recording that has not been transcribed yet. The recording is stored only for this tab. */
  storedAs: string;
  upload: Upload;
  /** Is called when the learner starts to speak. */
  onBegin: () => void;
  /** Is called when the learner stops speaking. */
  onEnd?: () => void;
  /** Is called repeatedly while the learner speaks. */
  onSpeaking: () => void;
  /**
   * Is called with the recognised text. `sound` is the recording, or undefined if the browser transcribed the speech
   * itself.
   */
  onText: (text: string, sound?: Blob) => void;
};

// Loads the code for recording, decoding and uploading on first use.
const load = async () => {
  const [session, way, consent] = await Promise.all([
    import('./speech-session.ts'),
    import('./way-to-listen.ts'),
    import('./voice-consent.ts'),
  ]);
  return { ...session, ...way, ...consent };
};

/** State and actions of speech input, from the press of the button to the recognised text. */
export const useSpeechInput = (parts: Parts) => {
  const { aim, storedAs } = parts;
  const client = useQueryClient();
  const [phase, setPhase] = useState<SpeechPhase>({ kind: 'idle' });
  const [trouble, setTrouble] = useState<SpeechTrouble | null>(null);
  const [stored, setStored] = useState(() => loadRecording(storedAs));
  const [wasWritten, setWasWritten] = useState(false);
  const now = useRef(phase);
  const writing = useRef<AbortController | null>(null);
  const latest = useRef(parts);
  latest.current = parts;

  const kind = useCallback((): SpeechPhase['kind'] => now.current.kind, []);
  const go = useCallback((next: SpeechPhase) => {
    now.current = next;
    setPhase(next);
  }, []);
  const fail = useCallback(
    (error: unknown) => {
      go({ kind: 'idle' });
      setTrouble(error instanceof SpeechError ? { reason: error.reason } : { error });
      setStored(loadRecording(storedAs));
    },
    [go, storedAs],
  );
  const take = useCallback(
    (text: string, sound?: Blob) => {
      go({ kind: 'idle' });
      setStored(null);
      setWasWritten(true);
      latest.current.onText(text, sound);
    },
    [go],
  );

  const write = useCallback(
    async (sound: Blob): Promise<void> => {
      go({ kind: 'writing' });
      setTrouble(null);
      const controller = new AbortController();
      writing.current = controller;
      try {
        const { writeDown } = await load();
        const { upload } = latest.current;
        const written = await writeDown(storedAs, sound, upload, controller.signal);
        take(written.text, written.sound);
      } catch (error) {
        if (controller.signal.aborted) return;
        fail(error);
        if (error instanceof SpeechError && error.reason === 'notAllowed') {
          (await load()).forgetConsent(client);
        }
      }
    },
    [client, storedAs, fail, go, take],
  );

  const start = useCallback(
    async (way: WayToListen): Promise<void> => {
      go({ kind: 'starting' });
      try {
        const { beginSpeech } = await load();
        const session = await beginSpeech(way, storedAs);
        // The user cancelled the input while the browser was asking for permission.
        if (kind() !== 'starting') return session.cancel();
        go({ kind: 'speaking', session, since: Date.now() });
      } catch (error) {
        if (kind() === 'starting') fail(error);
      }
    },
    [storedAs, fail, go, kind],
  );

  /**
   * Starts the speech input. A learner who has not confirmed it first sees the explanation of where recordings are
   * sent.
   */
  const begin = useCallback(async (): Promise<void> => {
    if (kind() !== 'idle') return;
    go({ kind: 'starting' });
    setTrouble(null);
    setWasWritten(false);
    latest.current.onBegin();
    try {
      const { wayToListen, explanationOf } = await load();
      const way = await wayToListen(client);
      if (kind() !== 'starting') return;
      if (way === null) throw new SpeechError('noWay');
      const explanation = await explanationOf(client, way);
      if (kind() !== 'starting') return;
      if (explanation === null) await start(way);
      else go({ kind: 'explaining', explanation });
    } catch (error) {
      fail(error);
    }
  }, [client, fail, go, kind, start]);

  const accept = useCallback(async (): Promise<void> => {
    const { current } = now;
    if (current.kind !== 'explaining') return;
    const { way, consent } = current.explanation;
    go({ kind: 'starting' });
    try {
      const { agree, allow } = await load();
      if (consent) await allow(client, consent);
      agree(way);
      if (kind() === 'starting') await start(way);
    } catch (error) {
      if (kind() === 'starting') fail(error);
    }
  }, [client, fail, go, kind, start]);

  const finish = useCallback(async (): Promise<void> => {
    const { current } = now;
    if (current.kind !== 'speaking') return;
    go({ kind: 'writing' });
    latest.current.onEnd?.();
    try {
      const said = await current.session.finish();
      if (said.kind === 'sound') await write(said.sound);
      else if (said.text === '') throw new SpeechError('notUnderstood');
      else take(said.text);
    } catch (error) {
      fail(error);
    }
  }, [fail, go, take, write]);

  /** Cancels the recording or the transcription. */
  const cancel = useCallback(() => {
    const { current } = now;
    if (current.kind === 'speaking') current.session.cancel();
    if (current.kind === 'writing') dropRecording(storedAs);
    writing.current?.abort();
    setStored(null);
    go({ kind: 'idle' });
  }, [storedAs, go]);

  useEffect(() => {
    if (phase.kind !== 'speaking') return;
    const timer = setInterval(() => {
      latest.current.onSpeaking();
      if (Date.now() - phase.since >= recordingMostSeconds * 1000) void finish();
    }, 500);
    return () => clearInterval(timer);
  }, [phase, finish]);

  useUnmounting(phase, (text) => latest.current.onText(text));
  useEffect(
    () => () => {
      writing.current?.abort();
      if (now.current.kind === 'speaking') void now.current.session.finish().catch(() => undefined);
    },
    [],
  );

  return {
    aim,
    phase,
    trouble,
    /** Whether a recording is stored that has not been transcribed yet. */
    stored,
    /** Whether the last input was transcribed. */
    wasWritten,
    begin,
    accept,
    finish,
    cancel,
    retry: () => void (stored && write(stored)),
    forget: () => {
      dropRecording(storedAs);
      setStored(null);
      setTrouble(null);
    },
    clear: () => {
      setTrouble(null);
      setWasWritten(false);
    },
  };
};

export type SpeechInput = ReturnType<typeof useSpeechInput>;

/**
 * Asks for confirmation when the user leaves the page during speech input. If the user leaves, `keep` receives the
 * text recognised so far.
 */
const useUnmounting = (phase: SpeechPhase, keep: (text: string) => void): void => {
  const latest = useRef(keep);
  latest.current = keep;
  useEffect(() => {
    if (phase.kind !== 'speaking' && phase.kind !== 'writing') return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    const leave = () => {
      const text = phase.kind === 'speaking' ? phase.session.heard() : '';
      if (text !== '') latest.current(text);
    };
    window.addEventListener('beforeunload', ask);
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('beforeunload', ask);
      window.removeEventListener('pagehide', leave);
    };
  }, [phase]);
};
