import { basename, dirname, extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { ClozeSet } from '../kinds/cloze.ts';
import { line } from '../kinds/fields.ts';
import { GrammarLesson } from '../kinds/grammar-lesson.ts';
import { Level } from '../kinds/level.ts';
import { ModelAnswerSet } from '../kinds/model-answer.ts';
import { PlacementSet } from '../kinds/placement-item.ts';
import type { Question } from '../kinds/question.ts';
import { Scenario } from '../kinds/scenario.ts';
import { Sound } from '../kinds/sound.ts';
import { ListeningHead, ReadingHead } from '../kinds/text.ts';
import { UnitSet } from '../kinds/unit.ts';
import { WordSet } from '../kinds/word.ts';
import { WritingSet } from '../kinds/writing-prompt.ts';
import type { Filed, Library, LibraryQuestion, LibraryWord } from '../library.ts';
import { type ContentError, filesBelow, readMarkdown, readYaml } from './files.ts';
import { ERROR_PRACTICE_FILE } from './read-scenarios.ts';
import { turnsOf } from './turns.ts';

export const LIBRARY_DIR = fileURLToPath(new URL('../../library/', import.meta.url));
export const FUNCTION_WORDS_FILE = 'function-words.yaml';

const FunctionWords = z.record(z.string().regex(/^[a-z][a-z' -]*$/, 'lower case'), line);

const nameOf = (file: string) => basename(file, extname(file));
const folderOf = (file: string) => basename(dirname(file));

/**
 * Returns the id of a sense of a word. Ids of the second and later senses end with the number of the sense:
 * `call.verb.2`.
 */
export const wordId = (word: string, pos: string, sense = '') =>
  `${word.toLowerCase().replace(/['’ ]/g, '-')}.${pos}${sense === '' ? '' : `.${sense}`}`;

/**
 * Returns a function that collects the items of one kind. If two items have the same id, the function ignores
 * the second item and reports an error.
 */
const collector = (kind: string, errors: ContentError[]) => {
  const homes = new Map<string, string>();
  return <T extends { id: string }>(into: Filed<T>[], item: T, file: string) => {
    const home = homes.get(item.id);
    if (home !== undefined) {
      errors.push({ file, item: item.id, reason: `this ${kind} id is used in ${home}` });
      return false;
    }
    homes.set(item.id, file);
    into.push({ ...item, file });
    return true;
  };
};

const questionsOf = (
  text: { id: string; level: LibraryQuestion['level']; questions: Question[] },
  textKind: LibraryQuestion['textKind'],
) =>
  text.questions.map((question, index) => ({
    ...question,
    id: `${text.id}.${question.id}`,
    level: text.level,
    textKind,
    textId: text.id,
    number: index + 1,
  }));

/**
 * Reads a whole library. Items that cannot be read are omitted, and `errors` contains the reasons. Never throws an
 * error.
 */
export function readLibrary(root: string = LIBRARY_DIR): { library: Library; errors: ContentError[] } {
  const errors: ContentError[] = [];
  const library: Library = {
    levels: [],
    words: [],
    readings: [],
    listenings: [],
    questions: [],
    clozes: [],
    grammarLessons: [],
    writingPrompts: [],
    modelAnswers: [],
    placementItems: [],
    scenarios: [],
    units: [],
    sounds: [],
    functionWords: new Map(),
  };
  const yaml = <T>(folder: string, schema: z.ZodType<T>, use: (data: T, file: string) => void) => {
    for (const file of filesBelow(root, folder, '.yaml')) {
      if (basename(file) === ERROR_PRACTICE_FILE) continue;
      const read = readYaml(join(root, file), file, schema);
      errors.push(...read.errors);
      if (read.data !== null) use(read.data, file);
    }
  };
  const inItsFolder = (level: string, file: string) => {
    const fits = [folderOf(file), nameOf(file)].includes(level.toLowerCase());
    if (!fits) errors.push({ file, item: 'level', reason: `${level} stands in the folder of another level` });
    return fits;
  };

  const addLevel = collector('level', errors);
  yaml('levels', Level, (level, file) => {
    if (inItsFolder(level.id, file)) addLevel(library.levels, level, file);
  });

  const addWord = collector('word', errors);
  yaml('words', WordSet, ({ level, topic, words }, file) => {
    if (!inItsFolder(level, file)) return;
    for (const word of words)
      addWord<Omit<LibraryWord, 'file'>>(
        library.words,
        { ...word, id: wordId(word.word, word.pos, word.sense), level, topic },
        file,
      );
  });

  // No reading may have the same id as a listening exercise, because a tapped word identifies its text only by this id.
  const addText = collector('text', errors);
  const addQuestion = collector('question', errors);
  for (const file of filesBelow(root, 'readings', '.md')) {
    const read = readMarkdown(join(root, file), file, ReadingHead);
    errors.push(...read.errors);
    if (read.data === null || !inItsFolder(read.data.head.level, file)) continue;
    const text = { ...read.data.head, id: nameOf(file), paragraphs: read.data.paragraphs };
    if (addText(library.readings, text, file))
      for (const question of questionsOf(text, 'reading')) addQuestion(library.questions, question, file);
  }
  for (const file of filesBelow(root, 'listenings', '.md')) {
    const read = readMarkdown(join(root, file), file, ListeningHead);
    errors.push(...read.errors);
    if (read.data === null || !inItsFolder(read.data.head.level, file)) continue;
    const { head, paragraphs } = read.data;
    const { turns, strays } = turnsOf(paragraphs, head.speakers);
    for (const stray of strays) errors.push({ file, item: 'text', reason: `no speaker begins: ${stray}` });
    if (strays.length > 0) continue;
    const text = { ...head, id: nameOf(file), turns };
    if (addText(library.listenings, text, file))
      for (const question of questionsOf(text, 'listening')) addQuestion(library.questions, question, file);
  }

  const addCloze = collector('fill-in', errors);
  yaml('clozes', ClozeSet, ({ level, point, items }, file) => {
    if (!inItsFolder(level, file)) return;
    for (const item of items) addCloze(library.clozes, { ...item, level, point }, file);
  });

  const addLesson = collector('lesson', errors);
  yaml('grammar', GrammarLesson, (lesson, file) => {
    if (!inItsFolder(lesson.level, file)) return;
    const id = `${lesson.level.toLowerCase()}-${nameOf(file)}`;
    const set = file.replace(/^grammar/, 'clozes');
    const clozes = library.clozes.filter((cloze) => cloze.file === set).map((cloze) => cloze.id);
    addLesson(library.grammarLessons, { ...lesson, id, clozes }, file);
  });

  const addPrompt = collector('prompt', errors);
  yaml('writing', WritingSet, ({ level, prompts }, file) => {
    if (!inItsFolder(level, file)) return;
    for (const prompt of prompts) addPrompt(library.writingPrompts, { ...prompt, level }, file);
  });

  const addAnswer = collector('model answer', errors);
  yaml('models', ModelAnswerSet, ({ level, answers }, file) => {
    if (!inItsFolder(level, file)) return;
    for (const answer of answers)
      addAnswer(library.modelAnswers, { ...answer, id: answer.prompt, level }, file);
  });

  const addItem = collector('placement', errors);
  yaml('placement', PlacementSet, ({ level, items }, file) => {
    if (!inItsFolder(level, file)) return;
    for (const item of items) addItem(library.placementItems, { ...item, level }, file);
  });

  const addScenario = collector('scenario', errors);
  yaml('scenarios', Scenario, (scenario, file) => {
    addScenario(library.scenarios, scenario, file);
  });

  const addUnit = collector('unit', errors);
  yaml('path', UnitSet, ({ level, units }, file) => {
    if (!inItsFolder(level, file)) return;
    for (const [index, unit] of units.entries())
      addUnit(library.units, { ...unit, level, number: index + 1 }, file);
  });

  const addSound = collector('sound', errors);
  yaml('sounds', Sound, (sound, file) => {
    addSound(library.sounds, sound, file);
  });

  const read = readYaml(join(root, FUNCTION_WORDS_FILE), FUNCTION_WORDS_FILE, FunctionWords);
  errors.push(...read.errors);
  library.functionWords = new Map(Object.entries(read.data ?? {}));
  return { library, errors };
}
