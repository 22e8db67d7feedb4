import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { findChromium } from '../../../scripts/chromium.mjs';

/** npm downloads this version on demand, because Lighthouse with its dependencies takes 176 MB. */
const lighthouse = 'lighthouse@13.5.0';
const routes = ['/landing', '/auth/login'] as const;
const chromeFlags =
  '--headless=new --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking ' +
  '--disable-component-update --disable-sync';
const run = promisify(execFile);

type Report = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number }>;
};

/** Scores are between 0 and 100. `cls` is the cumulative layout shift; `loadMs` is the largest contentful paint. */
export type Scores = {
  route: string;
  performance: number;
  accessibility: number;
  cls: number;
  loadMs: number;
};

/**
 * Measures the public pages of a running Pratik with Lighthouse’s settings for a mid-range phone on a slow network.
 * @param origin the address of Pratik, such as http://localhost:3000
 * @throws when no browser is found or Lighthouse fails
 */
export const measureWithLighthouse = async (origin: string): Promise<Scores[]> => {
  const browser = await findChromium();
  if (browser === undefined) throw new Error('Lighthouse needs Chromium or Chrome, and none was found');
  const folder = await mkdtemp(join(tmpdir(), 'pratik-lighthouse-'));
  const output = join(folder, 'report.json');
  try {
    const all: Scores[] = [];
    for (const route of routes) {
      await run(
        'npx',
        [
          ...['--yes', lighthouse, new URL(route, origin).href, '--quiet', '--output=json'],
          ...[`--output-path=${output}`, '--only-categories=performance,accessibility'],
          `--chrome-flags=${chromeFlags}`,
        ],
        { env: { ...process.env, CHROME_PATH: browser }, timeout: 180_000 },
      );
      all.push(scoresOf(route, JSON.parse(await readFile(output, 'utf8'))));
    }
    return all;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

const scoresOf = (route: string, { categories, audits }: Report): Scores => {
  const scoreOf = (name: string) => Math.round((categories[name]?.score ?? 0) * 100);
  return {
    route,
    performance: scoreOf('performance'),
    accessibility: scoreOf('accessibility'),
    cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    loadMs: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  };
};
