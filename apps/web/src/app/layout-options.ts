import type { LayoutOptions } from '@pratik/contract/user';
import { useSyncExternalStore } from 'react';
import { loadValue, saveValue } from '../lib/storage.ts';

export const defaultLayout: LayoutOptions = {
  menuMode: 'static',
  colorScheme: 'light',
  inputStyle: 'outlined',
  ripple: true,
  scale: 14,
};

export const scales = { smallest: 12, largest: 18 };

const key = 'layout';
/** Options belong to the device rather than to a person: they hold on the sign-in page too. */
const subject = 'device';

/** The options as words of letters, digits and spaces, so that stripping (SPECIFICATION §5) loses nothing. */
export const toWords = (options: LayoutOptions): string =>
  [
    options.menuMode,
    options.colorScheme,
    options.inputStyle,
    options.ripple ? 'ripple' : 'calm',
    options.scale,
  ].join(' ');

/** Reads the words back; a word that is missing or unknown gives that option's default. */
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

/** Changes options, keeps them, and applies what belongs to the whole document. */
export const setLayout = (change: Partial<LayoutOptions>): void => {
  current = { ...getLayout(), ...change };
  saveValue(key, subject, toWords(current));
  mirrorForFirstPaint(current);
  document.documentElement.style.fontSize = fontSize(current.scale);
  for (const listener of listeners) listener();
};

/** Forgets what was read, so that the next reading comes from storage again. */
export const rereadLayout = (): void => {
  current = undefined;
  for (const listener of listeners) listener();
};

/** A share of the browser's own size rather than pixels, so that a person's larger font stays larger. */
export const fontSize = (scale: number): string => `${(scale / 16) * 100}%`;

/**
 * The script in index.html runs before anything can be decrypted, so what the first paint needs is
 * mirrored in a cookie. Nothing personal is in it.
 */
const mirrorForFirstPaint = ({ colorScheme, scale }: LayoutOptions): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is absent on plain http
  document.cookie = `pratik_layout=${colorScheme}.${scale}; path=/; max-age=31536000; SameSite=Lax`;
};

/** Hears every change of the options; gives the function that stops hearing. */
export const onLayoutChange = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** The layout options in force; the defaults while a prerendered page comes alive. */
export const useLayout = (): LayoutOptions =>
  useSyncExternalStore(onLayoutChange, getLayout, () => defaultLayout);
