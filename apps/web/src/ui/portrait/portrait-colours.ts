import type { Face } from '@pratik/contract/face';

/**
 * Colours of the drawn faces. They are the same in both colour schemes, because each face is drawn on a circle with
 * its own background colour.
 */
export const skinColours: Record<Face['skin'], string> = {
  pale: '#f8dcc8',
  light: '#f0c8a6',
  tan: '#dca97c',
  olive: '#cf9f75',
  brown: '#a9714a',
  dark: '#7a4d34',
};

/** Colour of neck, ears and nose: a little darker than the skin. */
export const shadeColours: Record<Face['skin'], string> = {
  pale: '#ecc3ab',
  light: '#dfae88',
  tan: '#c48d60',
  olive: '#b7855a',
  brown: '#8c5937',
  dark: '#613a25',
};

export const hairColours: Record<Face['colour'], string> = {
  black: '#2c2730',
  brown: '#5e3d2b',
  fair: '#d9b36c',
  red: '#b45a32',
  grey: '#9a9ba6',
  white: '#e9e8ec',
  teal: '#2d8078',
};

export const topColours: Record<Face['top'], string> = {
  indigo: '#5457cd',
  teal: '#2a8c82',
  rose: '#c2557a',
  amber: '#c98a2b',
  sky: '#3f7fc0',
  plum: '#7d4fa3',
  green: '#4f8f4a',
  slate: '#64708a',
};

export const lineColour = '#2c2730';
export const paleColour = '#ffffff';
