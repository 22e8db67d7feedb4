import type { UnitTheme } from '@pratik/contract/path';
import { defineTexts } from '../lib/language/i18n.ts';

const { useText, text } = defineTexts('unit-themes', {
  tr: {
    'school-life': 'Okul yaşamı',
    'classroom-life': 'Sınıf yaşamı',
    'personal-life': 'Kişisel yaşam',
    'family-life': 'Aile yaşamı',
    'neighbourhood-and-city': 'Mahallede ve kentte yaşam',
    country: 'Ülkemizde yaşam',
    world: 'Dünyada yaşam',
    'universe-and-future': 'Evrende yaşam ve gelecek',
  },
  en: {
    'school-life': 'School life',
    'classroom-life': 'Classroom life',
    'personal-life': 'Personal life',
    'family-life': 'Family life',
    'neighbourhood-and-city': 'Life in the neighbourhood and the city',
    country: 'Life in our country',
    world: 'Life in the world',
    'universe-and-future': 'Life in the universe and the future',
  },
});

/** Returns a function that returns the name of a theme of the national English programme. */
export const useThemeName: () => (theme: UnitTheme) => string = useText;

export const themeName: (theme: UnitTheme) => string = text;
