import { askedOf } from './asked.ts';
import type { Filed, Library, LibraryQuestion } from './library.ts';
import { wordCount } from './meaning/tokens.ts';
import { optionsOf } from './options.ts';

const shown = <T extends object>({ file: _file, ...item }: Filed<T>) => item;

const questionKinds = {
  one: 'single-choice',
  several: 'multiple-choice',
  order: 'ordering',
  match: 'matching',
} as const;

const shownQuestion = (question: LibraryQuestion) => {
  const { id, level, textKind, textId, ask, evidence, why } = question;
  const { form: _, ...asked } = askedOf(id, question);
  const kind = questionKinds[question.form ?? 'one'];
  return { id, level, textKind, textId, kind, prompt: ask, ...asked, evidence, explanation: why };
};

/**
 * Returns the whole library as plain data. The command `content -- export` prints this data. Options are in the
 * order that learners see.
 */
export function exportLibrary(library: Library) {
  return {
    levels: library.levels.map(shown),
    words: library.words.map(({ file: _file, word, tr, also, note, reference, ...item }) => ({
      ...item,
      lemma: word,
      meaning: tr,
      also: also ?? [],
      note: note ?? null,
      reference: reference ?? item.level,
    })),
    readings: library.readings.map(({ file: _file, questions, paragraphs, names, ...text }) => ({
      ...text,
      text: paragraphs.join('\n\n'),
      wordCount: wordCount(paragraphs.join(' ')),
      names: names ?? [],
      questions: questions.map(({ id }) => `${text.id}.${id}`),
    })),
    listenings: library.listenings.map(({ file: _file, questions, turns, names, pace, ...script }) => ({
      ...script,
      wordsPerMinute: pace,
      turns,
      text: turns.map(({ text }) => text).join('\n\n'),
      wordCount: wordCount(turns.map(({ text }) => text).join(' ')),
      names: names ?? [],
      questions: questions.map(({ id }) => `${script.id}.${id}`),
    })),
    questions: library.questions.map(shownQuestion),
    clozes: library.clozes.map(({ file: _file, wrong, word, tr, why, ...item }) => ({
      ...item,
      options: optionsOf(item.id, item.answers[0] ?? '', wrong).options,
      word: word ?? null,
      translation: tr,
      explanation: why,
    })),
    grammarLessons: library.grammarLessons.map(shown),
    writingPrompts: library.writingPrompts.map(shown),
    modelAnswers: library.modelAnswers.map(shown),
    scenarios: library.scenarios.map(shown),
    units: library.units.map(shown),
    placementItems: library.placementItems.map(({ file: _file, ask, right, wrong, ...item }) => ({
      ...item,
      prompt: ask ?? null,
      ...optionsOf(item.id, right, wrong),
    })),
    sounds: library.sounds.map(shown),
    functionWords: Object.fromEntries(library.functionWords),
  };
}
