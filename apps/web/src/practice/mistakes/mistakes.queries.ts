import { type CorrectionCode, correctionCodes } from '@pratik/contract/feedback';
import {
  answerMistake,
  answerMistakeGap,
  getMistakeSession,
  type MistakeStage,
  startMistakeGaps,
} from '@pratik/contract/mistakes';
import { queryOptions } from '@tanstack/react-query';
import { callApi } from '../../lib/api/api-client.ts';
import { callKey } from '../../lib/api/query-client.ts';
import type { Given, Result } from './use-tasks.ts';

/**
 * Query options for mistake cards. The cards are not fetched again, so that they do not change while the learner
 * answers them.
 */
const once = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
};

export const isCode = (text: string | undefined): text is CorrectionCode =>
  text !== undefined && Object.hasOwn(correctionCodes, text);

export const sessionQuery = (code: CorrectionCode | null) => {
  const input = code ? { code } : {};
  return queryOptions({
    queryKey: callKey(getMistakeSession, input),
    queryFn: ({ signal }) => callApi(getMistakeSession, input, { signal }),
    ...once,
  });
};

export const gapsQuery = (code: CorrectionCode, round: number) =>
  queryOptions({
    queryKey: [...callKey(startMistakeGaps, { code }), round],
    queryFn: ({ signal }) => callApi(startMistakeGaps, { code }, { signal }),
    ...once,
  });

export const sendAnswer = ({ id, taskId, stage, itemId, typed, hints, at }: Given): Promise<Result> =>
  callApi(answerMistake, {
    id,
    cardId: taskId,
    stage: stage as MistakeStage,
    ...(itemId === '' ? {} : { itemId }),
    typed,
    hints: Number(hints),
    at,
    sentAt: new Date().toISOString(),
  });

export const sendGapAnswer = async ({ id, code, itemId, typed }: Given): Promise<Result> => {
  const found = await callApi(answerMistakeGap, { id, code: code as CorrectionCode, itemId, typed });
  return { ...found, tryAgain: null, corrections: [] };
};
