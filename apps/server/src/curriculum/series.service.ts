/** The fields of a text that make it an episode of a series. */
type Episode = { series?: string | null; episode?: number; recap?: string | null };

/** Returns the series of a text and the number of its episode; null when the text is not an episode. */
export const seriesOf = ({ series, episode }: Episode): { title: string; episode: number } | null =>
  series && episode ? { title: series, episode } : null;

export const recapOf = ({ recap }: Episode): string | null => recap ?? null;
