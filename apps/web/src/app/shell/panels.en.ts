import type { EnglishOf } from '../../lib/language/i18n.ts';
import type { tr } from './panels.tr.ts';

export const en: EnglishOf<typeof tr> = {
  menuMode: 'Menu',
  menuStatic: 'Side menu',
  menuOverlay: 'Overlay menu',
  colorScheme: 'Colours',
  light: 'Light',
  dark: 'Dark',
  inputStyle: 'Input fields',
  outlined: 'Outlined',
  filled: 'Filled',
  ripple: 'Ripple on touch',
  scale: 'Text size',
  smaller: 'Smaller',
  larger: 'Larger',
  language: 'Language',
  turkish: 'Türkçe',
  english: 'English',
  roleUser: 'Learner',
  roleAdmin: 'Administrator',
};
