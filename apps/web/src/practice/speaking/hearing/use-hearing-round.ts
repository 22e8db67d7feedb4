import { getSound, hearPair, type Side } from '@pratik/contract/speaking';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callApi } from '../../../lib/api/api-client.ts';
import { callQuery } from '../../../lib/api/query-client.ts';
import { newId } from '../../../lib/new-id.ts';
import { markStale, type SoundPairs } from '../speaking.queries.ts';
import { type Played, roundOf } from './hearing-round.ts';
import type { Model } from './use-model.ts';

type State = { all: readonly Played[]; at: number; chosen: Side | null; missed: readonly number[] };

/** State of a listening round: the word that was played, the learner’s choice, and the pairs to listen to again. */
export const useHearingRound = ({ sound, version, pairs }: SoundPairs, model: Model) => {
  const client = useQueryClient();
  const [state, setState] = useState<State | null>(null);
  const [notStored, setNotStored] = useState(false);
  const now = state?.all[state.at] ?? null;

  const play = (one: Played | null) => {
    const pair = one && pairs[one.pair];
    if (pair) model.say({ id: 'asked', text: pair[one.side], voice: one.voice });
  };
  const begin = () => {
    const all = roundOf(pairs, Math.random);
    setState({ all, at: 0, chosen: null, missed: [] });
    setNotStored(false);
    play(all[0] ?? null);
  };
  const next = () => {
    if (!state || state.chosen === null) return;
    setState({ ...state, at: state.at + 1, chosen: null });
    play(state.all[state.at + 1] ?? null);
  };
  const choose = (chosen: Side) => {
    if (!state || !now || state.chosen !== null) return;
    const missed = chosen === now.side ? state.missed : [...state.missed, now.pair];
    setState({ ...state, chosen, missed });
    const answer = {
      answerId: newId(),
      soundId: sound.id,
      version,
      pair: now.pair,
      played: now.side,
      chosen,
    };
    callApi(hearPair, answer).then(
      ({ sound: card }) => {
        setNotStored(false);
        client.setQueryData(
          callQuery(getSound, { id: sound.id }).queryKey,
          (data) => data && { ...data, sound: card },
        );
        markStale(client);
      },
      () => setNotStored(true),
    );
  };
  return { state, now, notStored, begin, next, choose, replay: () => play(now) };
};

export type HearingRound = ReturnType<typeof useHearingRound>;
