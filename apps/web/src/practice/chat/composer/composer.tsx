import LightbulbOutlined from '@mui/icons-material/LightbulbOutlined';
import SendRounded from '@mui/icons-material/SendRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { type Conversation, type Meter, messageMaxLength } from '@pratik/contract/chat';
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { formatNumber } from '../../../lib/language/format.ts';
import { hasFinePointer } from '../../../ui/action/fine-pointer.ts';
import { pulse } from '../../../ui/action/pulse.ts';
import { usePress } from '../../../voice/use-press.ts';
import { useSpeechInput } from '../../../voice/use-speech-input.ts';
import { useChatText } from '../chat.texts.ts';
import { MicButton } from '../voice/mic-button.tsx';
import { useSpokenMessage } from '../voice/use-spoken-message.ts';
import { MessageField } from './message-field.tsx';
import { PersonalDataNotice, usePersonalDataCheck } from './personal-data-notice.tsx';
import { useDraft } from './use-draft.ts';
import { withPhrase } from './with-phrase.ts';

// The code of the phrase panel is loaded when the learner opens the panel for the first time.
const PhrasePanel = lazy(async () => ({ default: (await import('./phrase-panel.tsx')).PhrasePanel }));
// The code of the speech components is loaded when the learner uses the microphone for the first time.
const loadViews = () => import('../../../voice/speech-views.tsx');
const SpeechAbove = lazy(async () => ({ default: (await loadViews()).SpeechAbove }));
const HandsFreeTurns = lazy(async () => ({
  default: (await import('../voice/hands-free-turns.tsx')).HandsFreeTurns,
}));
const SpeechInstead = lazy(async () => ({ default: (await loadViews()).SpeechInstead }));

type ComposerProps = {
  conversation: Conversation;
  /** Whether the partner is writing a reply. Until the reply is complete, the learner cannot send a message. */
  replying: boolean;
  canStop: boolean;
  stopping: boolean;
  /** Sends the message. `recordings` contains the ids of the stored recordings that belong to the text. */
  onSend: (text: string, recordings: readonly string[]) => void;
  onStop: () => void;
  /** Is called when the learner types or dictates. */
  onType: () => void;
  /** Is called when the learner begins to speak. */
  onSpeak: () => void;
  onMeter: (meter: Meter) => void;
  handsFree: boolean;
  onHandsFreeOff: () => void;
  /** Whether the partner’s voice is playing. */
  speaking: boolean;
};

const counterFrom = messageMaxLength - 200;

/** Message field with a panel of phrases to insert. Enter sends the message, and Shift + Enter starts a new line. */
export const Composer = (props: ComposerProps) => {
  const t = useChatText();
  const { conversation, replying } = props;
  const [draft, setDraft] = useDraft(conversation.id);
  const [phrasesOpen, setPhrasesOpen] = useState(false);
  const [pressedEarly, setPressedEarly] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const phrasesButton = useRef<HTMLButtonElement>(null);
  const panelId = useId();

  const mic = useRef<HTMLButtonElement>(null);
  const { upload, onEnd, takePersisted } = useSpokenMessage(conversation.id, props.onMeter);
  const speech = useSpeechInput({
    aim: 'message',
    storedAs: conversation.id,
    upload,
    onEnd,
    onBegin: props.onSpeak,
    onSpeaking: props.onType,
    onText: (said) => change(withPhrase(draft, said, draft.length)),
  });
  const { phase } = speech;
  const speaking = phase.kind === 'starting' || phase.kind === 'speaking';
  const press = usePress({
    active: speaking,
    begin: () => void speech.begin(),
    finish: () => void speech.finish(),
    cancel: speech.cancel,
  });
  const toMic = useCallback(() => mic.current?.focus(), []);
  const busySpeaking = speaking || phase.kind === 'writing';

  const text = draft.trim();
  const over = text.length - messageMaxLength;
  const personal = usePersonalDataCheck(text);
  const change = (next: string) => {
    setDraft(next);
    setPressedEarly(false);
    props.onType();
  };
  const sendNow = () => {
    if (replying && text !== '') setPressedEarly(true);
    if (replying || text === '' || over > 0 || personal.asks(text)) return;
    pulse();
    setPhrasesOpen(false);
    speech.clear();
    setDraft('');
    props.onSend(text, takePersisted());
  };
  const send = () => {
    field.current?.focus();
    sendNow();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && phrasesOpen) setPhrasesOpen(false);
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const insert = (phrase: string) => {
    change(withPhrase(draft, phrase, field.current?.selectionStart ?? draft.length));
    setPhrasesOpen(false);
    field.current?.focus();
  };
  const closePhrases = () => {
    setPhrasesOpen(false);
    phrasesButton.current?.focus();
  };

  return (
    <Box
      component="form"
      onSubmit={onSubmit}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && busySpeaking) speech.cancel();
      }}
      sx={{ pt: 1 }}
    >
      {phase.kind === 'explaining' || speech.trouble || speech.stored || speech.wasWritten ? (
        <Suspense fallback={null}>
          <SpeechAbove speech={speech} onDone={toMic} />
        </Suspense>
      ) : null}
      <PersonalDataNotice found={personal.found} onSend={send} onChange={() => field.current?.focus()} />
      {props.handsFree ? (
        <Suspense fallback={null}>
          <HandsFreeTurns
            upload={upload}
            draft={draft}
            replying={replying}
            speaking={props.speaking}
            onSpeech={() => {
              props.onType();
              if (props.canStop) props.onStop();
              else props.onSpeak();
            }}
            onSaid={(said) => change(withPhrase(draft, said, draft.length))}
            onSend={sendNow}
            onOff={() => {
              props.onSpeak();
              props.onHandsFreeOff();
            }}
          />
        </Suspense>
      ) : null}
      {phrasesOpen ? (
        <Suspense fallback={null}>
          <PhrasePanel id={panelId} scenario={conversation.scenario} onUse={insert} onClose={closePhrases} />
        </Suspense>
      ) : null}
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
        <IconButton
          ref={phrasesButton}
          aria-label={t('phrases')}
          aria-expanded={phrasesOpen}
          {...(phrasesOpen ? { 'aria-controls': panelId } : {})}
          color={phrasesOpen ? 'primary' : 'default'}
          onClick={() => setPhrasesOpen(!phrasesOpen)}
          sx={{ mt: 0.5, ...(busySpeaking ? { display: 'none' } : {}) }}
        >
          <LightbulbOutlined />
        </IconButton>
        {busySpeaking ? (
          <Suspense fallback={null}>
            <SpeechInstead speech={speech} press={press} />
          </Suspense>
        ) : null}
        <MessageField
          ref={field}
          hidden={busySpeaking}
          label={t('message')}
          placeholder={t('placeholder')}
          {...(hasFinePointer() ? { title: t('keysHint') } : {})}
          lang="en"
          enterKeyHint="send"
          autoCorrect="off"
          autoCapitalize="sentences"
          spellCheck={false}
          value={draft}
          onChange={(event) => change(event.target.value)}
          onKeyDown={onKeyDown}
          error={over > 0}
          help={helpText(t, { text, over, pressedEarly })}
        />
        {props.handsFree ? null : <MicButton ref={mic} active={speaking} press={press} />}
        {props.canStop ? (
          <IconButton
            aria-label={t('stop')}
            disabled={props.stopping}
            onClick={() => {
              props.onStop();
              field.current?.focus();
            }}
            sx={{
              ...round,
              bgcolor: 'text.primary',
              color: 'background.paper',
              '&:hover': { bgcolor: 'text.secondary' },
            }}
          >
            <StopRounded />
          </IconButton>
        ) : (
          <IconButton
            type="submit"
            aria-label={t('send')}
            disabled={text === '' || replying || over > 0 || busySpeaking}
            sx={{
              ...round,
              bgcolor: 'primary.main',
              color: 'primary.contrastText',
              '&:hover': { bgcolor: 'primary.dark' },
              '&.Mui-disabled': { bgcolor: 'action.disabledBackground' },
            }}
          >
            <SendRounded />
          </IconButton>
        )}
      </Box>
    </Box>
  );
};

const round = { mt: 0.5, ml: 0.5, flex: 'none' } as const;

type Situation = { text: string; over: number; pressedEarly: boolean };

const helpText = (
  t: ReturnType<typeof useChatText>,
  { text, over, pressedEarly }: Situation,
): string | null => {
  const limit = formatNumber(messageMaxLength);
  if (over > 0) return t('tooLong', { limit, over: formatNumber(over) });
  if (pressedEarly) return t('waitForReply');
  return text.length >= counterFrom ? t('counter', { used: formatNumber(text.length), limit }) : null;
};
