import type { StoredRow } from '../personal-tables.store.ts';
import { type ExportLanguage, type ExportTexts, exportTexts } from './export.texts.ts';

export type ExportPart = { table: string; title: string; rows: readonly StoredRow[] };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const instant = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;
const day = /^\d{4}-\d\d-\d\d$/;

type Formats = {
  texts: ExportTexts;
  instant: (text: string) => string;
  day: (text: string) => string;
  number: (value: number) => string;
};

/** Returns the texts and the number and date formats of a language. Dates are shown in the given time zone. */
const formatsOf = (language: ExportLanguage, timeZone: string): Formats => {
  const locale = language === 'tr' ? 'tr' : 'en-GB';
  const ofInstant = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone });
  const ofDay = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    texts: exportTexts[language],
    number: (value) => value.toLocaleString(locale, { maximumFractionDigits: 6 }),
    instant: (text) => ofInstant.format(new Date(text)),
    day: (text) => ofDay.format(new Date(`${text}T00:00:00Z`)),
  };
};

const shown = (value: unknown, formats: Formats): string => {
  if (value === null || value === undefined || value === '') return '–';
  if (typeof value === 'boolean') return value ? formats.texts.yes : formats.texts.no;
  if (typeof value === 'number') return formats.number(value);
  if (typeof value === 'string' && instant.test(value) && !Number.isNaN(Date.parse(value))) {
    return formats.instant(value);
  }
  if (typeof value === 'string' && day.test(value)) return formats.day(value);
  return escaped(typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value));
};

/** Returns whether a value is a record id. Record ids are only in the JSON file, because only programs need them. */
const isTie = (value: unknown): boolean => typeof value === 'string' && uuid.test(value);

const record = (row: StoredRow, formats: Formats): string =>
  `<dl>${Object.entries(row)
    .filter(([, value]) => !isTie(value))
    .map(
      ([name, value]) =>
        `<dt>${escaped(formats.texts.labels[name] ?? name.replaceAll('_', ' '))}</dt><dd>${shown(value, formats)}</dd>`,
    )
    .join('')}</dl>`;

const section = ({ table, title, rows }: ExportPart, formats: Formats): string =>
  `<section id="${escaped(table)}"><h2>${escaped(title)} <small>(${formats.texts.records(rows.length)})</small></h2>${rows
    .map((row) => record(row, formats))
    .join('')}</section>`;

/** Returns the section with the audio files of the export. */
const soundSection = (files: readonly string[], texts: ExportTexts): string =>
  files.length === 0
    ? ''
    : `<section id="${texts.sounds}"><h2>${texts.soundFiles} <small>(${texts.files(files.length)})</small></h2><p>${texts.soundHelp}</p>${files
        .map(
          (file) =>
            `<p><audio controls preload="none" src="${escaped(file)}"></audio><br><a href="${escaped(file)}">${escaped(file)}</a></p>`,
        )
        .join('')}</section>`;

const style =
  ':root{color-scheme:light dark}' +
  'body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;background:Canvas;color:CanvasText}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;border-top:1px solid;padding:.8rem 0;margin:0}' +
  'dt{font-weight:600}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}small{font-weight:400}audio{max-width:100%}a{display:inline-block;padding:.3rem 0;overflow-wrap:anywhere}h1,h2{overflow-wrap:anywhere}' +
  '@media(max-width:32rem){dl{grid-template-columns:1fr}}';

export type ExportHeading = {
  name: string;
  /** Language of the user whose data the page shows. */
  language: ExportLanguage;
  madeAt: Date;
  /** Time zone of the dates on the page. */
  timeZone: string;
  /**
   * True for the user’s own copy, which contains recordings; false for a copy for an administrator, which contains
   * none.
   */
  own: boolean;
  /** Paths of the audio files in the zip. */
  sounds: readonly string[];
};

/** Renders all stored data of a user as one readable HTML page without scripts or external resources. */
export const exportPage = (heading: ExportHeading, parts: readonly ExportPart[]): string => {
  const { name, language, madeAt, timeZone, own, sounds } = heading;
  const formats = formatsOf(language, timeZone);
  const { texts } = formats;
  const filled = parts.filter(({ rows }) => rows.length > 0);
  const contents = [
    ...filled.map(({ table, title, rows }) => ({ to: table, title, count: rows.length })),
    ...(sounds.length > 0 ? [{ to: texts.sounds, title: texts.soundFiles, count: sounds.length }] : []),
  ]
    .map(({ to, title, count }) => `<li><a href="#${escaped(to)}">${escaped(title)}</a> (${count})</li>`)
    .join('');
  const empty = parts.filter(({ rows }) => rows.length === 0).map(({ title }) => escaped(title));
  const none = empty.length > 0 ? `<p>${texts.none(empty.join(', '))}</p>` : '';
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escaped(name)} · Pratik</title><style>${style}</style></head><body><main><h1>${texts.heading(escaped(name))}</h1><p>${texts.intro(formats.instant(madeAt.toISOString()))}</p>${own ? '' : `<p>${texts.withoutRecordings}</p>`}<nav aria-label="${texts.contents}"><ul>${contents}</ul></nav>${filled.map((part) => section(part, formats)).join('')}${soundSection(sounds, texts)}${none}</main></body></html>`;
};
