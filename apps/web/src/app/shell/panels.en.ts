import type { EnglishOf } from '../../lib/i18n.ts';
import type { tr } from './panels.tr.ts';

export const en: EnglishOf<typeof tr> = {
  menuMode: 'Menu',
  menuStatic: 'Menu beside the page',
  menuOverlay: 'Menu over the page',
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
