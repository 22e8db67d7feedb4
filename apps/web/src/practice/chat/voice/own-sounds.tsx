import PlayArrowRounded from '@mui/icons-material/PlayArrowRounded';
import StopRounded from '@mui/icons-material/StopRounded';
import IconButton from '@mui/material/IconButton';
import { recordingsOfConversation } from '@pratik/contract/voice-recordings';
import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { callQuery } from '../../../lib/api/query-client.ts';
import { useOwnSound } from '../../../voice/use-own-sound.ts';
import { useChatText } from '../chat.texts.ts';

const OwnSoundsContext = createContext<ReadonlyMap<string, string>>(new Map());

/** Provides the stored recordings of the learner’s messages to the components inside it. */
export const OwnSounds = ({ conversationId, children }: { conversationId: string; children: ReactNode }) => {
  const { data } = useQuery({
    ...callQuery(recordingsOfConversation, { conversationId }),
    staleTime: 60_000,
  });
  const sounds = useMemo(
    () => new Map((data?.recordings ?? []).flatMap(({ id, turnId }) => (turnId ? [[turnId, id]] : []))),
    [data],
  );
  return <OwnSoundsContext value={sounds}>{children}</OwnSoundsContext>;
};

/** Returns the id of the stored recording of a message, or undefined if the message has none. */
export const useOwnSoundOf = (turnId: string): string | undefined => useContext(OwnSoundsContext).get(turnId);

/** Button that plays the learner's recording of a message. */
export const OwnSoundButton = ({ id }: { id: string }) => {
  const t = useChatText();
  const { playing, failed, toggle } = useOwnSound(id);
  const label = t(failed ? 'ownSoundFailed' : playing ? 'stopHearing' : 'ownSound');
  return (
    <IconButton
      aria-label={label}
      title={label}
      onClick={toggle}
      sx={{
        width: 44,
        height: 44,
        color: failed ? 'warning.main' : playing ? 'primary.main' : 'text.secondary',
      }}
    >
      {playing ? <StopRounded fontSize="small" /> : <PlayArrowRounded fontSize="small" />}
    </IconButton>
  );
};
