import type { LayoutOptions } from '@pratik/contract/user';
import { useSyncExternalStore } from 'react';
import { loadValue, saveValue } from '../lib/storage/storage.ts';

export const defaultLayout: LayoutOptions = {
  menuMode: 'static',
  colorScheme: 'light',
  inputStyle: 'outlined',
  ripple: true,
  scale: 14,
};

export const scales = { smallest: 12, largest: 18 };

const key = 'layout';
/** Layout options are stored per device and not per user, so that they also apply to the sign-in page. */
const subject = 'device';

/**
 * Encodes the options with only letters, digits and spaces, because `saveValue` removes all other characters
 * (docs/specification.md, 5.1).
 */
export const toWords = (options: LayoutOptions): string =>
  [
    options.menuMode,
    options.colorScheme,
    options.inputStyle,
    options.ripple ? 'ripple' : 'calm',
    options.scale,
  ].join(' ');

/** Decodes stored options. An option with a missing or unknown word has its default value. */
export const fromWords = (words: string | null): LayoutOptions => {
  const [menuMode, colorScheme, inputStyle, ripple, scale] = (words ?? '').split(' ');
  const size = Number(scale);
  return {
    menuMode: menuMode === 'overlay' ? 'overlay' : defaultLayout.menuMode,
    colorScheme: colorScheme === 'dark' ? 'dark' : defaultLayout.colorScheme,
    inputStyle: inputStyle === 'filled' ? 'filled' : defaultLayout.inputStyle,
    ripple: ripple !== 'calm',
    scale: size >= scales.smallest && size <= scales.largest ? Math.round(size) : defaultLayout.scale,
  };
};

let current: LayoutOptions | undefined;
const listeners = new Set<() => void>();

export const getLayout = (): LayoutOptions => {
  current ??= fromWords(loadValue(key, subject));
  return current;
};

/** Changes and stores layout options, and applies those that affect the whole document. */
export const setLayout = (change: Partial<LayoutOptions>): void => {
  current = { ...getLayout(), ...change };
  saveValue(key, subject, toWords(current));
  mirrorForFirstPaint(current);
  document.documentElement.style.fontSize = fontSize(current.scale);
  for (const listener of listeners) listener();
};

/** Clears the cached layout options, so that the next read loads them from storage. */
export const rereadLayout = (): void => {
  current = undefined;
  for (const listener of listeners) listener();
};

/**
 * Returns the font size as a percentage of the browser’s font size, so that a larger font set in the browser stays
 * larger.
 */
export const fontSize = (scale: number): string => `${(scale / 16) * 100}%`;

/**
 * The script in index.html runs before stored values can be decrypted. Therefore the options for the first paint
 * are also stored in a cookie. The cookie contains no personal data.
 */
const mirrorForFirstPaint = ({ colorScheme, scale }: LayoutOptions): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent on plain http
  document.cookie = `pratik_layout=${colorScheme}.${scale}; path=/; max-age=31536000; SameSite=Lax`;
};

/** Calls the listener on every change of the layout options. Returns a function that removes the listener. */
export const onLayoutChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Returns the current layout options, or the defaults while a prerendered page is hydrating. */
export const useLayout = (): LayoutOptions =>
  useSyncExternalStore(onLayoutChange, getLayout, () => defaultLayout);
