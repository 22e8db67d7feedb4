/**
 * Returns the speaking time of the day in whole minutes. The sum of used and remaining minutes always equals the
 * daily limit, even when the last message exceeded the limit.
 */
export const spokenMinutes = ({
  usedSeconds,
  limitSeconds,
}: {
  readonly usedSeconds: number;
  readonly limitSeconds: number;
}): { used: number; left: number; limit: number } => {
  const limit = Math.floor(limitSeconds / 60);
  const used = Math.min(limit, Math.floor(usedSeconds / 60));
  return { used, left: limit - used, limit };
};
