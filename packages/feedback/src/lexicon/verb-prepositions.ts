import { table } from './table.ts';
import { wordList } from './word-list.ts';

/** Verbs that need a preposition before their object; Turkish gives the object a case ending. */
export const verbNeeds = table<string>({
  listen: 'to',
  wait: 'for',
  look: 'at',
  belong: 'to',
  depend: 'on',
  apologise: 'to',
  apologize: 'to',
  live: 'in',
  think: 'about',
});

/** After the verb, these are no object: "look the same", "wait the whole day". */
export const noObjects: ReadonlySet<string> = new Set(
  wordList(`same part way other whole entire rest best business minute minutes hour hours day days moment second
  while night week month year time turn`),
);

/** Verb with a preposition too many: "discuss about". */
export const verbWithout = table<readonly string[]>({
  discuss: ['about'],
  mention: ['about'],
  enter: ['to'],
  phone: ['to'],
  telephone: ['to'],
  tell: ['to'],
  ask: ['to'],
  answer: ['to'],
  visit: ['to'],
  reach: ['to'],
  obey: ['to'],
  contact: ['with'],
  marry: ['with'],
  resemble: ['to'],
  kiss: ['to'],
  thank: ['to'],
  help: ['to'],
  call: ['to'],
});

/** Verb with another preposition than its own: "laugh to" → "laugh at". */
export const verbWrong = table<Readonly<Record<string, string>>>({
  laugh: table({ to: 'at' }),
  depend: table({ to: 'on', from: 'on', of: 'on' }),
  consist: table({ from: 'of' }),
  complain: table({ from: 'about' }),
  apologise: table({ from: 'to' }),
  apologize: table({ from: 'to' }),
  believe: table({ to: 'in' }),
  participate: table({ to: 'in' }),
  succeed: table({ at: 'in' }),
});

/** Places that follow "go" and "come" with "to" alone. */
export const barePlaces: ReadonlySet<string> = new Set(wordList('school work university bed college'));

/** Places that follow "go" with "to the". */
export const thePlaces: ReadonlySet<string> = new Set(
  wordList(`cinema gym supermarket beach airport dentist doctor toilet library mall museum park pharmacy stadium zoo
  bakery seaside theatre theater market hospital mosque restaurant bank hairdresser shops mountains office`),
);

/** Of those, the ones after which "to" without "the" is wrong as well ("go to hospital" is British). */
export const needThe: ReadonlySet<string> = new Set(
  wordList(
    'cinema gym supermarket beach airport dentist doctor toilet mall pharmacy stadium zoo bakery seaside theatre',
  ),
);
