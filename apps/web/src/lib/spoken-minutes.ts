/**
 * The day’s speaking time in whole minutes. Used and remaining minutes always add up to the limit, also when the
 * last message exceeded it. All screens use this function.
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
