const usual = 'Europe/Istanbul';

/** Every zone this browser knows, Istanbul first. */
export const timeZones = (own: string): readonly string[] => {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set([usual, own, ...known])];
};

/** `GMT+3`, as the zone stands at this moment. */
export const zoneOffset = (zone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts(now)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** `America / New York` */
export const zoneName = (zone: string): string => zone.replaceAll('_', ' ').replaceAll('/', ' / ');

const fold = (text: string): string =>
  text
    .replaceAll(/[İIı]/g, 'i')
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9+-]/g, '');

/** Zones that hold every word typed, in name or offset: "ist", "İstanbul", "new york", "gmt+3". */
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
