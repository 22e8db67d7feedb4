import type { HeldRow } from './holdings.store.ts';

export type ExportPart = { table: string; title: string; rows: readonly HeldRow[] };

const escapes: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? sign);

const shown = (value: unknown): string => {
  if (value === null || value === undefined) return '–';
  if (typeof value === 'boolean') return value ? 'evet' : 'hayır';
  return escaped(typeof value === 'object' ? JSON.stringify(value, null, 1) : String(value));
};

const record = (row: HeldRow): string =>
  `<dl>${Object.entries(row)
    .map(([name, value]) => `<dt>${escaped(name)}</dt><dd>${shown(value)}</dd>`)
    .join('')}</dl>`;

const section = ({ table, title, rows }: ExportPart): string =>
  `<section id="${escaped(table)}"><h2>${escaped(title)} <small>(${rows.length} kayıt)</small></h2>${rows
    .map(record)
    .join('')}</section>`;

const style =
  'body{font:16px/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem;color-scheme:light dark}' +
  'dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.2rem 1rem;border-top:1px solid;padding:.8rem 0;margin:0}' +
  'dt{opacity:.75}dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}small{font-weight:400}' +
  '@media(max-width:32rem){dl{grid-template-columns:1fr}}';

/** Everything held on a person as one page to read; needs no network, runs no script. Pure. */
export const exportPage = (name: string, madeAt: string, parts: readonly ExportPart[]): string => {
  const filled = parts.filter(({ rows }) => rows.length > 0);
  const contents = filled
    .map(
      ({ table, title, rows }) =>
        `<li><a href="#${escaped(table)}">${escaped(title)}</a> (${rows.length})</li>`,
    )
    .join('');
  return `<!doctype html><html lang="tr"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(name)} · Pratik</title><style>${style}</style></head><body><h1>Hakkınızda tutulanlar: ${escaped(name)}</h1><p>Hazırlanma: ${escaped(madeAt)}. Aynı veriler, başka programların okuyabilmesi için <code>veriler.json</code> dosyasındadır.</p><nav aria-label="İçindekiler"><ul>${contents}</ul></nav>${filled.map(section).join('')}</body></html>`;
};
