import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { strip } from '../lib/storage/storage.ts';
import { defaultLayout, fromWords, getLayout, rereadLayout, setLayout, toWords } from './layout-options.ts';

const anyLayout = fc.record({
  menuMode: fc.constantFrom('static', 'overlay'),
  colorScheme: fc.constantFrom('light', 'dark'),
  inputStyle: fc.constantFrom('outlined', 'filled'),
  ripple: fc.boolean(),
  scale: fc.integer({ min: 12, max: 18 }),
}) as fc.Arbitrary<typeof defaultLayout>;

describe('layout options of a device', () => {
  it('have the default values of the specification when nothing is stored', () => {
    expect(fromWords(null)).toEqual({
      menuMode: 'static',
      colorScheme: 'light',
      inputStyle: 'outlined',
      ripple: true,
      scale: 14,
    });
  });

  it('can be read after the encrypted storage has removed all characters except letters, digits and spaces', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        expect(fromWords(strip(toWords(layout)))).toEqual(layout);
      }),
    );
  });

  it('keep their values when the page is reloaded', () => {
    fc.assert(
      fc.property(anyLayout, (layout) => {
        setLayout(layout);
        rereadLayout();
        expect(getLayout()).toEqual(layout);
      }),
      { numRuns: 20 },
    );
  });

  it('have their default values when the stored value is invalid', () => {
    localStorage.setItem('layout', 'overlay dark filled calm 18');
    rereadLayout();
    expect(getLayout()).toEqual(defaultLayout);
    expect(fromWords('sideways blue 99 x 40')).toEqual(defaultLayout);
  });

  it('are copied to a cookie for the first paint, and a new scale changes the font size at once', () => {
    setLayout({ colorScheme: 'dark', scale: 16 });
    expect(document.cookie).toContain('pratik_layout=dark.16');
    expect(document.documentElement.style.fontSize).toBe('100%');
  });
});
