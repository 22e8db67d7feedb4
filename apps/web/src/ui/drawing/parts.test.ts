import { readdirSync, readFileSync } from 'node:fs';
import { drawingPart } from '@pratik/contract/drawing';
import { describe, expect, it } from 'vitest';

const root = `${import.meta.dirname}/../../../../..`;
const sprite = readFileSync(`${import.meta.dirname}/parts.svg`, 'utf8');
const scenarios = readdirSync(`${root}/packages/content/library/scenarios`)
  .filter((file) => file.endsWith('.yaml') && file !== 'error-practice.yaml')
  .map((file) => ({
    file,
    yaml: readFileSync(`${root}/packages/content/library/scenarios/${file}`, 'utf8'),
  }));
const sceneOf = (yaml: string) => /^scene: .+$/m.exec(yaml)?.[0] ?? '';

describe('drawings of places', () => {
  it('contain an SVG symbol for each drawing part of the API contract, and no other symbols', () => {
    const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
    expect(drawn.toSorted()).toEqual(drawingPart.options.toSorted());
  });

  it('use the text colour, so that they are visible in both colour schemes', () => {
    const colours = [...sprite.matchAll(/(?:fill|stroke)="([^"]+)"/g)].map(([, colour]) => colour);
    expect(new Set(colours)).toEqual(new Set(['none', 'currentColor']));
  });

  it('exist for each scenario, and differ between scenarios', () => {
    const scenes = scenarios.map(({ file, yaml }) => sceneOf(yaml) || `none: ${file}`);
    expect(scenes.filter((scene) => scene.startsWith('none'))).toEqual([]);
    expect(new Set(scenes).size).toBe(scenes.length);
  });

  it('have less than 150 kB for 125 scenarios', () => {
    const bytes = scenarios.reduce((sum, { yaml }) => sum + Buffer.byteLength(sceneOf(yaml)), 0);
    expect(Buffer.byteLength(sprite) + (125 * bytes) / scenarios.length).toBeLessThan(150_000);
  });
});
