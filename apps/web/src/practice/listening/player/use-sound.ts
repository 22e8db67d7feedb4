import { useQuery } from '@tanstack/react-query';
import { audioQuery } from '../listening.queries.ts';
import { usePlayer } from './use-player.ts';

/** Loads the audio of a listening exercise and creates its player. Playback starts at the sentence with the index `first`. */
export const useSound = (listeningId: string, first: number) => {
  const asked = useQuery(audioQuery(listeningId));
  const audio = asked.data?.audio ?? null;
  const player = usePlayer(audio, first);
  const failed = (asked.isError && !audio) || player.failed;
  return {
    player,
    audio,
    state: failed ? ('failed' as const) : audio ? ('ready' as const) : ('preparing' as const),
    /** Fetches the audio again, for example because its link has expired. */
    retry: () => {
      void asked.refetch();
      if (audio) player.reload();
    },
  };
};

export type Sound = ReturnType<typeof useSound>;
