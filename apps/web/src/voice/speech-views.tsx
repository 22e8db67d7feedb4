import { MicExplanation } from './mic-explanation.tsx';
import { SpeakingBar } from './speaking-bar.tsx';
import { SpeechNotice } from './speech-notice.tsx';
import type { usePress } from './use-press.ts';
import type { SpeechInput } from './use-speech-input.ts';

export type SpeechViewsProps = { speech: SpeechInput; press: ReturnType<typeof usePress> };

/** Content above the message field: the explanation before speech input, or the notice after it. */
export const SpeechAbove = ({ speech, onDone }: { speech: SpeechInput; onDone: () => void }) => {
  const { phase } = speech;
  const close = (then: () => void) => () => {
    onDone();
    then();
  };
  if (phase.kind === 'explaining') {
    return (
      <MicExplanation
        aim={speech.aim}
        explanation={phase.explanation}
        onAccept={close(() => void speech.accept())}
        onDecline={close(speech.cancel)}
      />
    );
  }
  return phase.kind === 'idle' ? <SpeechNotice speech={speech} /> : null;
};

/** Content that replaces the message field while the learner speaks. */
export const SpeechInstead = ({ speech, press }: SpeechViewsProps) => {
  const { phase } = speech;
  if (phase.kind === 'idle' || phase.kind === 'explaining') return null;
  return (
    <SpeakingBar phase={phase} holding={press.holding} leaving={press.leaving} onCancel={speech.cancel} />
  );
};
