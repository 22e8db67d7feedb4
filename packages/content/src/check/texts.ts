import { type CefrLevel, cefrLevels } from '@pratik/contract/common';
import type { Library } from '../library.ts';
import { coverage, createMeanings, type Meanings } from '../meaning/meanings.ts';
import { plain, tokensOf, wordCount } from '../meaning/tokens.ts';
import { type ContentIssue, issueRecorder, whole } from './content-issue.ts';
import { strangers } from './spelling.ts';

type Band = readonly [least: number, most: number];
const LENGTH: Record<'reading' | 'listening', Record<CefrLevel, Band>> = {
  reading: { A1: [60, 130], A2: [110, 250], B1: [180, 400], B2: [250, 500], C1: [350, 650] },
  listening: { A1: [50, 120], A2: [90, 200], B1: [150, 300], B2: [250, 450], C1: [350, 600] },
};
const PACE: Record<CefrLevel, Band> = {
  A1: [95, 110],
  A2: [110, 125],
  B1: [125, 145],
  B2: [145, 165],
  C1: [160, 180],
};
export const LEAST_COVERAGE = 0.98;
export const MOST_SHARED = 0.2;
const LEAST_PROFILED = 0.9;
const LEAST_DIALOGUES = 0.5;

/** A reading or a listening script. `paragraphs` contains its English paragraphs. */
export type AnyText = {
  kind: 'reading' | 'listening';
  id: string;
  file: string;
  level: CefrLevel;
  title: string;
  variety: 'british' | 'american';
  glossary: Record<string, string>;
  names: string[];
  profile: { level: CefrLevel | 'C2'; passed: boolean } | undefined;
  paragraphs: string[];
};

export const textsOf = (library: Library): AnyText[] => [
  ...library.readings.map((text) => ({
    ...text,
    kind: 'reading' as const,
    names: text.names ?? [],
    profile: text.profile,
  })),
  ...library.listenings.map((text) => ({
    ...text,
    kind: 'listening' as const,
    names: [...(text.names ?? []), ...text.speakers.map(({ name }) => name)],
    profile: text.profile,
    paragraphs: text.turns.map((turn) => turn.text),
  })),
];

export const meaningsOf = (library: Library): Meanings =>
  createMeanings({ words: library.words, functionWords: library.functionWords });

const outside = (value: number, [least, most]: Band) => value < least || value > most;

function checkOne(text: AnyText, meanings: Meanings): ContentIssue[] {
  const { issues, error, warn } = issueRecorder(text.kind);
  const body = text.paragraphs.join('\n\n');
  const words = wordCount(body);
  const band = LENGTH[text.kind][text.level];
  if (outside(words, band)) error('length', text, `${words} words, ${text.level} has ${band.join('–')}`);

  const strange = body.match(/[^\x20-\x7e\n–…’“”€£éçğıöşüâîÇĞİÖŞÜ]/u);
  if (strange || body !== body.normalize('NFC'))
    error('letters', text, `a strange character: ${strange?.[0]}`);

  const lowers = tokensOf(body).map(({ lower }) => lower);
  for (const word of strangers(lowers, text.variety))
    error('spelling', text, `${word} is not ${text.variety}`);

  const tapped = text.paragraphs.flatMap((paragraph) =>
    meanings.inText(paragraph, text.glossary, namesIn(text)),
  );
  const share = coverage(tapped);
  const unknown = [...new Set(tapped.filter(({ meaning }) => meaning === null).map(({ lower }) => lower))];
  if (share < LEAST_COVERAGE)
    error('meaning', text, `${(share * 100).toFixed(1)} % can be tapped; without: ${unknown.join(', ')}`);
  const used = new Set(
    tapped.flatMap(({ meaning }) =>
      meaning !== null && meaning !== 'name' && meaning.source === 'glossary' ? [meaning.key] : [],
    ),
  );
  for (const key of Object.keys(text.glossary))
    if (!used.has(key)) warn('glossary', text, `"${key}" is glossed and not in the text`);

  if (!text.profile) error('profile', text, 'not recorded: run the level profile');
  else if (
    Math.abs(
      cefrLevels.indexOf(text.profile.level === 'C2' ? 'C1' : text.profile.level) -
        cefrLevels.indexOf(text.level),
    ) >= 2
  )
    error('profile', text, `predicted ${text.profile.level}, two levels off`);
  else if (!text.profile.passed) warn('profile', text, 'does not pass the gate of its level');
  return issues;
}

/**
 * Returns the names listed for the text, and all capitalized words that are not the first word of a sentence. A
 * capital letter at the start of a sentence does not indicate a name.
 */
const namesIn = (text: AnyText): string[] => [
  ...text.names,
  ...text.paragraphs.flatMap((paragraph) =>
    tokensOf(paragraph)
      .filter(({ first, text: word }) => !first && /^\p{Lu}/u.test(word))
      .map(({ text: word }) => word.replace(/['’]s$/, '')),
  ),
];

function checkUnlike(texts: readonly AnyText[]): ContentIssue[] {
  const homes = new Map<string, Set<number>>();
  const sequences = texts.map(({ paragraphs }, at) => {
    const words = tokensOf(paragraphs.join('\n')).map(({ lower }) => lower);
    const here = new Set(words.slice(4).map((_, from) => words.slice(from, from + 5).join(' ')));
    for (const sequence of here) homes.set(sequence, (homes.get(sequence) ?? new Set()).add(at));
    return here;
  });
  const shared = new Map<string, number>();
  for (const texts of homes.values())
    for (const a of texts)
      for (const b of texts) if (a < b) shared.set(`${a} ${b}`, (shared.get(`${a} ${b}`) ?? 0) + 1);
  return [...shared].flatMap(([pair, count]) => {
    const [a = 0, b = 0] = pair.split(' ').map(Number);
    const [one, two] = [texts[a], texts[b]];
    const share = count / Math.max(1, Math.min(sequences[a]?.size ?? 1, sequences[b]?.size ?? 1));
    if (!one || !two || share <= MOST_SHARED) return [];
    const { issues, error } = issueRecorder(one.kind);
    error('unlike', one, `shares ${(share * 100).toFixed(0)} % of its five-word sequences with ${two.file}`);
    return issues;
  });
}

function checkTitles(texts: readonly AnyText[]): ContentIssue[] {
  const seen = new Map<string, string>();
  return texts.flatMap((text) => {
    const { issues, error } = issueRecorder(text.kind);
    const twin = seen.get(plain(text.title));
    if (twin) error('unlike', text, `has the title of ${twin}`);
    seen.set(plain(text.title), text.file);
    return issues;
  });
}

function checkScripts(library: Library): ContentIssue[] {
  const { issues, error } = issueRecorder('listening');
  for (const script of library.listenings) {
    if (outside(script.pace, PACE[script.level]))
      error(
        'pace',
        script,
        `${script.pace} words a minute, ${script.level} has ${PACE[script.level].join('–')}`,
      );
    const heard = new Set(script.turns.map(({ speaker }) => speaker));
    for (const { name } of script.speakers)
      if (!heard.has(name)) error('speakers', script, `${name} never speaks`);
  }
  for (const level of cefrLevels) {
    const here = library.listenings.filter((script) => script.level === level);
    const dialogues = here.filter(({ speakers }) => speakers.length > 1).length;
    if (dialogues < here.length * LEAST_DIALOGUES)
      error('speakers', whole(level, 'listening'), `only ${dialogues} of ${here.length} are dialogues`);
  }
  return issues;
}

function checkProfiles(texts: readonly AnyText[]): ContentIssue[] {
  return (['reading', 'listening'] as const).flatMap((kind) => {
    const { issues, error } = issueRecorder(kind);
    for (const level of cefrLevels) {
      const here = texts.filter((text) => text.kind === kind && text.level === level);
      const passed = here.filter(({ profile }) => profile?.passed).length;
      if (passed < here.length * LEAST_PROFILED)
        error('profile', whole(level, kind), `only ${passed} of ${here.length} pass the gate`);
    }
    return issues;
  });
}

/**
 * Checks readings and listening scripts: length, letters, spelling, level, a meaning for each word, and similarity
 * to other texts.
 */
export function checkTexts(library: Library): ContentIssue[] {
  const texts = textsOf(library);
  const meanings = meaningsOf(library);
  return [
    ...texts.flatMap((text) => checkOne(text, meanings)),
    ...checkUnlike(texts),
    ...checkTitles(texts),
    ...checkScripts(library),
    ...checkProfiles(texts),
  ];
}
