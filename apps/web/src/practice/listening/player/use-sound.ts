import { useQuery } from '@tanstack/react-query';
import { audioQuery } from '../listening.queries.ts';
import { usePlayer } from './use-player.ts';

/** The audio of a listening and its player, starting at the last position. */
export const useSound = (listeningId: string, first: number) => {
  const asked = useQuery(audioQuery(listeningId));
  const audio = asked.data?.audio ?? null;
  const player = usePlayer(audio, first);
  const failed = (asked.isError && !audio) || player.failed;
  return {
    player,
    audio,
    state: failed ? ('failed' as const) : audio ? ('ready' as const) : ('preparing' as const),
    /** Fetches the audio again, because its link may have expired or the connection may be back. */
    retry: () => {
      void asked.refetch();
      if (audio) player.reload();
    },
  };
};

export type Sound = ReturnType<typeof useSound>;
