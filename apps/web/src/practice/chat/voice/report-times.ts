import { type HeardStage, reportVoiceTimes, stageMostMs } from '@pratik/contract/voice-latency';
import { callApi } from '../../../lib/api/api-client.ts';

/** Sends durations measured in the browser to the server, without waiting for the response. Errors are ignored. */
export const reportTimes = (measured: Partial<Record<HeardStage, number>>): void => {
  const times = Object.entries(measured)
    .map(([stage, ms]) => ({ stage: stage as HeardStage, ms: Math.round(ms) }))
    .filter(({ ms }) => ms >= 0 && ms <= stageMostMs);
  if (times.length > 0) void callApi(reportVoiceTimes, { times }).catch(() => undefined);
};
