import type { EnglishOf } from '../lib/language/i18n.ts';
import type { tr } from './topics.tr.ts';

export const en: EnglishOf<typeof tr> = {
  people: 'People',
  family: 'Family',
  home: 'Home',
  food: 'Food',
  shopping: 'Shopping',
  city: 'City',
  travel: 'Travel',
  school: 'School',
  work: 'Work',
  money: 'Money',
  health: 'Health',
  sport: 'Sport',
  'free-time': 'Free time',
  nature: 'Nature',
  animals: 'Animals',
  weather: 'Weather',
  technology: 'Technology',
  media: 'Media',
  culture: 'Culture',
  science: 'Science',
  society: 'Society',
  feelings: 'Feelings',
  language: 'Language',
  time: 'Time',
};
