/**
 * The day's talk in whole minutes. What is spoken and what is left add up to the day, also when the last message ran
 * over it, and wherever they are shown.
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
