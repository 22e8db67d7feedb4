import { describe, expect, it } from 'vitest';
import { createAppTheme } from '../ui/theme/theme.ts';
import { kindColour } from './kind-colours.ts';

type Triple = readonly [number, number, number];

const theme = createAppTheme({ inputStyle: 'outlined', ripple: false });
// MUI stores the given colour schemes in the theme, but the type of the theme does not declare them.
const { colorSchemes } = theme as unknown as { colorSchemes: Record<'light' | 'dark', { palette: unknown }> };

/** Converts a colour to its red, green and blue parts in linear light, each from 0 to 1. */
const light = (hex: string): Triple => {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return [r, g, b];
};
const times = (rows: readonly Triple[], [x, y, z]: Triple): Triple => {
  const [a = 0, b = 0, c = 0] = rows.map(([p, q, r]) => p * x + q * y + r * z);
  return [a, b, c];
};
const luminance = ([r, g, b]: Triple) => 0.2126 * r + 0.7152 * g + 0.0722 * b;
const contrast = (one: Triple, other: Triple) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};

/**
 * Conversion matrices for normal vision and for vision with one type of cone cell missing (Machado, Oliveira and
 * Fernandes 2009).
 */
const sights: Readonly<Record<string, readonly Triple[]>> = {
  everything: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  'no red': [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  'no green': [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  'no blue': [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** Converts a colour to Ottosson’s OKLab colour space. Distances in this space correspond to perceived differences. */
const oklab = (colour: Triple): Triple => {
  const [l, m, s] = times(
    [
      [0.4122214708, 0.5363325363, 0.0514459929],
      [0.2119034982, 0.6806995451, 0.1073969566],
      [0.0883024619, 0.2817188376, 0.6299787005],
    ],
    colour,
  );
  return times(
    [
      [0.2104542553, 0.793617785, -0.0040720468],
      [1.9779984951, -2.428592205, 0.4505937099],
      [0.0259040371, 0.7827717662, -0.808675766],
    ],
    [Math.cbrt(l), Math.cbrt(m), Math.cbrt(s)],
  );
};
const inGamut = ([r, g, b]: Triple): Triple => {
  const clamped = (value: number) => Math.min(1, Math.max(0, value));
  return [clamped(r), clamped(g), clamped(b)];
};
const distance = (one: string, other: string, sight: readonly Triple[]) => {
  const [a, b] = [one, other].map((hex) => oklab(inGamut(times(sight, light(hex)))));
  return a && b ? Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]) : 0;
};

it('colours of practice kinds › are theme variables, so they change with the colour scheme', () => {
  for (const path of Object.values(kindColour)) {
    const variable = expect.stringContaining(`var(--p-palette-${path.replace('.', '-')}`);
    expect(theme.unstable_sx({ bgcolor: path })).toEqual({ backgroundColor: variable });
  }
});

describe.each(['light', 'dark'] as const)('colours of practice kinds in the %s colour scheme', (scheme) => {
  const { palette } = colorSchemes[scheme];
  const read = (path: string): string => {
    let found = palette;
    for (const part of path.split('.')) found = (found as Record<string, unknown>)[part];
    if (typeof found !== 'string') throw new Error(`${path} is not a colour of the theme`);
    return found;
  };
  const kinds = Object.entries(kindColour).map(([kind, path]) => ({ kind, hex: read(path) }));

  it.each(kinds)('$kind has a contrast of at least 3:1 with the background of cards', ({ hex }) => {
    expect(contrast(light(hex), light(read('background.paper')))).toBeGreaterThanOrEqual(3);
  });

  it.each(Object.entries(sights))(
    'differ enough to be distinguished by people with this type of colour vision: %s',
    (_, sight) => {
      const close = kinds.flatMap((one, index) =>
        kinds
          .slice(index + 1)
          .filter((other) => distance(one.hex, other.hex, sight) < 0.11)
          .map((other) => `${one.kind} and ${other.kind}`),
      );
      expect(close).toEqual([]);
    },
  );
});
