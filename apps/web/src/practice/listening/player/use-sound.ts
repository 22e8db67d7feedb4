import { useQuery } from '@tanstack/react-query';
import { audioQuery } from '../listening.queries.ts';
import { usePlayer } from './use-player.ts';

/** The sound of a listening and its player, from the sentence it was left at. */
export const useSound = (listeningId: string, first: number) => {
  const asked = useQuery(audioQuery(listeningId));
  const audio = asked.data?.audio ?? null;
  const player = usePlayer(audio, first);
  const failed = (asked.isError && !audio) || player.failed;
  return {
    player,
    audio,
    state: failed ? ('failed' as const) : audio ? ('ready' as const) : ('preparing' as const),
    /** Asks for the sound anew: its link may have ended, or the connection come back. */
    retry: () => {
      void asked.refetch();
      if (audio) player.reload();
    },
  };
};

export type Sound = ReturnType<typeof useSound>;
