/**
 * Returns today’s used and remaining speaking time in whole minutes. Their sum always equals the daily limit, even
 * if the last message exceeded the limit.
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
