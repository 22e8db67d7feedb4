import type { ItemField, ItemFields } from '@pratik/contract/item-field';
import { itemFields } from '@pratik/contract/item-fields';
import { askedOf } from './asked.ts';
import type { Filed, Library, LibraryQuestion } from './library.ts';
import { wordCount } from './meaning/tokens.ts';
import { optionsOf } from './options.ts';
import { storedFields } from './stored-fields.ts';

/** Returns a library item without the path of its file. */
const shown = <T extends object>({ file: _file, ...item }: Filed<T>) => item;

const questionKinds = {
  one: 'single-choice',
  several: 'multiple-choice',
  order: 'ordering',
  match: 'matching',
} as const;

const nameOf = (fields: ItemFields, name: string): string => {
  const field: ItemField | undefined = fields[name];
  return field?.exportName ?? name;
};

/**
 * Returns the declared fields of an item under their names in the export, with null or [] for a missing
 * value.
 */
const declared = (kind: keyof typeof itemFields, item: object): Record<string, unknown> => {
  const fields: ItemFields = itemFields[kind];
  const stored = storedFields(fields, item);
  return Object.fromEntries(Object.entries(stored).map(([name, value]) => [nameOf(fields, name), value]));
};

const shownQuestion = (question: LibraryQuestion) => {
  const { id, level, textKind, textId, form } = question;
  const { form: _, ...asked } = askedOf(id, question);
  const kind = questionKinds[form ?? 'one'];
  return { id, level, textKind, textId, kind, ...declared('question', question), ...asked };
};

const shownText = (
  kind: 'reading' | 'listening',
  text: Library['readings'][number] | Library['listenings'][number],
  paragraphs: readonly string[],
) => {
  const { id, level, topic, glossary, profile, questions } = text;
  return {
    id,
    level,
    topic,
    ...declared(kind, text),
    glossary,
    profile,
    text: paragraphs.join('\n\n'),
    wordCount: wordCount(paragraphs.join(' ')),
    questions: questions.map((question) => `${id}.${question.id}`),
  };
};

/**
 * Returns the whole library as plain data. The command `content -- export` prints this data. Options are in the
 * order that learners see.
 */
export function exportLibrary(library: Library) {
  return {
    levels: library.levels.map(shown),
    words: library.words.map((word) => {
      const { id, level, topic, reference = level } = word;
      return { id, level, topic, ...declared('word', word), reference };
    }),
    readings: library.readings.map((text) => shownText('reading', text, text.paragraphs)),
    listenings: library.listenings.map((script) => ({
      ...shownText(
        'listening',
        script,
        script.turns.map(({ text }) => text),
      ),
      turns: script.turns,
    })),
    questions: library.questions.map(shownQuestion),
    clozes: library.clozes.map((cloze) => {
      const { id, level, answers, wrong } = cloze;
      const { options } = optionsOf(id, answers[0] ?? '', wrong);
      return { id, level, ...declared('cloze', cloze), options };
    }),
    grammarLessons: library.grammarLessons.map(shown),
    writingPrompts: library.writingPrompts.map((prompt) => {
      const { id, level, words } = prompt;
      return { id, level, ...declared('writing-prompt', prompt), words };
    }),
    modelAnswers: library.modelAnswers.map(shown),
    scenarios: library.scenarios.map(shown),
    units: library.units.map(shown),
    placementItems: library.placementItems.map((item) => {
      const { id, level, right, wrong } = item;
      return { id, level, ...declared('placement-item', item), ...optionsOf(id, right, wrong) };
    }),
    sounds: library.sounds.map(shown),
    functionWords: Object.fromEntries(library.functionWords),
  };
}
