import { type HeardStage, reportVoiceTimes, stageMostMs } from '@pratik/contract/voice-latency';
import { callApi } from '../../../lib/api/api-client.ts';

/** Sends the durations that the browser measured to the server. Does not wait for the response, and ignores errors. */
export const reportTimes = (measured: Partial<Record<HeardStage, number>>): void => {
  const times = Object.entries(measured)
    .map(([stage, ms]) => ({ stage: stage as HeardStage, ms: Math.round(ms) }))
    .filter(({ ms }) => ms >= 0 && ms <= stageMostMs);
  if (times.length > 0) void callApi(reportVoiceTimes, { times }).catch(() => undefined);
};
