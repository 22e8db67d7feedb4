import { useCallback, useEffect, useState } from 'react';
import { HandsFreeBar } from '../../../voice/hands-free/hands-free-bar.tsx';
import type { Upload } from '../../../voice/speech-session.ts';

type HandsFreeTurnsProps = {
  upload: Upload;
  draft: string;
  replying: boolean;
  speaking: boolean;
  /** Is called when the learner starts to speak. The caller then stops the partner’s voice. */
  onSpeech: () => void;
  onSaid: (text: string) => void;
  onSend: () => void;
  onOff: () => void;
};

/**
 * Hands-free mode, which sends transcribed speech automatically. If the field already contains typed text, the speech
 * is appended and the learner sends the message.
 */
export const HandsFreeTurns = ({ draft, replying, onSaid, onSend, ...bar }: HandsFreeTurnsProps) => {
  const [due, setDue] = useState(false);
  const untouched = due || draft.trim() === '';
  const onText = useCallback(
    (text: string) => {
      setDue(untouched);
      onSaid(text);
    },
    [untouched, onSaid],
  );
  const ready = due && !replying && draft.trim() !== '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the partner has fallen silent
  useEffect(() => {
    if (!ready) return;
    setDue(false);
    onSend();
  }, [ready]);
  return <HandsFreeBar {...bar} replying={replying || due} onText={onText} />;
};
