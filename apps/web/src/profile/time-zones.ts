const usual = 'Europe/Istanbul';

/** Returns all time zones that the browser knows and the user’s own time zone, with Istanbul first. */
export const timeZones = (own: string): readonly string[] => {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([usual, own, ...known])];
};

/** Returns the offset of a time zone from GMT at the given time, for example `GMT+3`. */
export const zoneOffset = (zone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Returns a readable name of a time zone, for example `America / New York`. */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

const fold = (text: string): string =>
  text
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9+-]/g, '');

/** Returns the time zones whose name or offset contains every typed word, for example “new york” or “gmt+3”. */
export const searchZones = (zones: readonly string[], typed: string): string[] => {
  const words = typed
    .split(/[\s/]+/)
    .map(fold)
    .filter(Boolean);
  if (words.length === 0) return [...zones];
  return zones.filter((zone) => {
    const text = fold(zone);
    return words.every((word) => text.includes(word) || fold(zoneOffset(zone)) === word);
  });
};
