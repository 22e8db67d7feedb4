import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';

const files = execFileSync(
  'git',
  ['ls-files', '--cached', '--others', '--exclude-standard', 'apps/web/src'],
  { encoding: 'utf8' },
)
  .split('\n')
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/ui\/theme\//.test(file) && existsSync(file));

/** Matches values that come from the theme: icon sizes as attributes, inherited values, and design tokens. */
const fromTheme = /fontSize="(inherit|small|large)"|'inherit'|`(\$\{radius\.\w+\}|0| )+`/g;
/**
 * Matches a declaration of a font size, font weight or radius, with its value. The value may be a conditional
 * expression over several lines.
 */
const declared = /\b(fontSize|fontWeight|border\w*Radius)(: |=\{?)([^,}>\n]*(?:\n\s*[?:][^,}>\n]*)*)/g;

const rawValues = (source: string): string[] =>
  [...source.replaceAll(fromTheme, 'token').matchAll(declared)]
    .filter(([, , , value = '']) => /\d|['"`]/.test(value.replaceAll(/[\w.]+ === \S+/g, '')))
    .map(([all]) => all.trim());

describe('rules for design tokens', () => {
  test.each([
    'fontSize: 12',
    'fontWeight: pressed ? 620 : weight.regular',
    "borderRadius: '0.25em'",
    'fontWeight={650}',
  ])('report “%s” as an error, because this style contains a raw value in place of a token', (source) =>
    expect(rawValues(`sx={{ ${source} }}`)).not.toEqual([]),
  );

  test('require that the web application takes font sizes, font weights and corner radii from tokens', () => {
    const raw = files.flatMap((file) =>
      rawValues(readFileSync(file, 'utf8')).map((value) => `${file}: ${value}`),
    );
    expect(raw).toEqual([]);
  });

  test('define exactly four corner radii and four font weights', () => {
    const tokens = readFileSync('apps/web/src/ui/theme/tokens.ts', 'utf8');
    const namesOf = (kind: string): string[] =>
      [...(tokens.match(`const ${kind} = {(.*?)}`)?.[1] ?? '').matchAll(/(\w+):/g)].map(
        ([, name = '']) => name,
      );
    expect(namesOf('radius')).toEqual(['small', 'control', 'card', 'round']);
    expect(namesOf('weight')).toEqual(['regular', 'medium', 'semibold', 'bold']);
  });
});
