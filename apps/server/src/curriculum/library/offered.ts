import { createHash } from 'node:crypto';
import { askedOf } from '@pratik/content/asked';
import { evidenceLines } from '@pratik/content/kinds/question';
import type { Library } from '@pratik/content/library';
import { optionsOf } from '@pratik/content/options';
import type { ContentError } from '@pratik/content/read/files';
import { cefrLevels } from '@pratik/contract/common';
import type { ItemKind } from '@pratik/contract/curriculum';
import type { EditableLevel, LevelSkill, ManagedStatement } from '@pratik/contract/level';
import type { Bodies } from '../items.ts';
import {
  clozeBody,
  listeningBody,
  placementBody,
  promptBody,
  questionBody,
  readingBody,
  wordBody,
} from '../stored-bodies.ts';

/** One row that the library provides. `hash` identifies the complete content of the row. */
export type Offered<T> = T & { key: string; hash: string };

export type OfferedItem = Offered<{
  kind: ItemKind;
  id: string;
  level_id: string | null;
  topic: string | null;
  title: string;
  parent_kind: ItemKind | null;
  parent_id: string | null;
  position: number;
  codes: readonly string[];
  body: Bodies[ItemKind];
}>;

export type OfferedLevel = Offered<{
  id: string;
  cefr: string;
  name_tr: string;
  name_en: string;
  description_tr: string;
  description_en: string;
  ability_from: number | null;
  position: number;
}>;

export type OfferedCanDo = Offered<{
  id: string;
  level_id: string;
  skill: LevelSkill;
  text_tr: string;
  text_en: string;
  position: number;
}>;

export const itemKey = (kind: string, id: string): string => `${kind}/${id}`;

const offered = <T extends object>(key: string, row: T): Offered<T> => ({
  ...row,
  key,
  hash: createHash('sha256').update(JSON.stringify(row)).digest('base64url'),
});

/** Matches NUL and lone surrogates in JSON. YAML can express these characters, but PostgreSQL cannot store them. */
const unstorable = /\\u0000|\\ud[89a-f]/;

/** Collects rows that can be stored and have unique keys. Reports each rejected row as an issue. */
const collector = <T extends { key: string }>(errors: ContentError[]) => {
  const rows = new Map<string, T>();
  return {
    /** Adds a row, or reports an issue. Returns whether the row was added. */
    add(row: T, { id, file }: Filed): boolean {
      const reason = rows.has(row.key)
        ? 'this id is used twice'
        : unstorable.test(JSON.stringify(row))
          ? 'contains a character that cannot be stored'
          : undefined;
      if (reason === undefined) rows.set(row.key, row);
      else errors.push({ file, item: id, reason });
      return reason === undefined;
    },
    rows: () => [...rows.values()],
  };
};

type Filed = { id: string; file: string };
type Rest<K extends ItemKind> = { title: string; body: Bodies[K] } & Partial<
  Pick<OfferedItem, 'level_id' | 'topic' | 'parent_kind' | 'parent_id' | 'position' | 'codes'>
>;

/**
 * Converts library items to their stored form, texts before their questions. Reports an issue for each item that
 * cannot be stored.
 */
export const offeredItems = (library: Library): { items: OfferedItem[]; errors: ContentError[] } => {
  const errors: ContentError[] = [];
  const items = collector<OfferedItem>(errors);
  const add = <K extends ItemKind>(kind: K, { id, file }: Filed, rest: Rest<K>): boolean => {
    const item = {
      kind,
      id,
      level_id: null,
      topic: null,
      parent_kind: null,
      parent_id: null,
      position: 0,
      codes: [],
      ...rest,
    };
    return items.add(offered(itemKey(kind, id), item), { id, file });
  };

  /** Paragraphs of the accepted texts, by text. A question is rejected when its text was not accepted. */
  const paragraphs = new Map<string, string[]>();
  for (const word of library.words) {
    const { level, topic, word: title } = word;
    add('word', word, { level_id: level, topic, title, body: wordBody(word) });
  }
  for (const text of library.readings) {
    const { level, topic, title } = text;
    const body = readingBody(text, text.glossary, text.paragraphs);
    if (add('reading', text, { level_id: level, topic, title, body }))
      paragraphs.set(itemKey('reading', text.id), text.paragraphs);
  }
  for (const text of library.listenings) {
    const { level, topic, title, turns } = text;
    const body = listeningBody(text, text.glossary, turns);
    if (add('listening', text, { level_id: level, topic, title, body }))
      paragraphs.set(
        itemKey('listening', text.id),
        turns.map((turn) => turn.text),
      );
  }
  for (const question of library.questions) {
    const { ask, level, textKind, textId, number } = question;
    const lines = evidenceLines(question.evidence);
    const parts = paragraphs.get(itemKey(textKind, textId)) ?? [];
    if (!lines.every((sentence) => parts.some((paragraph) => paragraph.includes(sentence)))) {
      errors.push({ file: question.file, item: question.id, reason: 'its evidence is not in the text' });
      continue;
    }
    const body = questionBody({ ...question, evidence: lines.join('\n') }, askedOf(question.id, question));
    const parent = { parent_kind: textKind, parent_id: textId, position: number };
    add('question', question, { level_id: level, title: ask, body, ...parent });
  }
  for (const cloze of library.clozes) {
    const { id, level, text, answers, wrong, practises } = cloze;
    const body = clozeBody(cloze, optionsOf(id, answers[0] ?? '', wrong));
    add('cloze', cloze, { level_id: level, title: text, codes: practises, body });
  }
  for (const { file, id, level, ...body } of library.grammarLessons) {
    add('grammar-lesson', { id, file }, { level_id: level, title: body.title.tr, codes: body.codes, body });
  }
  for (const prompt of library.writingPrompts) {
    const { level, title, practises } = prompt;
    const [least, most] = prompt.words;
    const body = promptBody(prompt, { least, most });
    add('writing-prompt', prompt, { level_id: level, title: title.tr, codes: practises, body });
  }
  for (const { file, id, level, prompt, ...body } of library.modelAnswers) {
    add('model-answer', { id, file }, { level_id: level, title: prompt, body });
  }
  for (const item of library.placementItems) {
    const { id, level, text, right, wrong } = item;
    add('placement-item', item, {
      level_id: level,
      title: text,
      body: placementBody(item, optionsOf(id, right, wrong)),
    });
  }
  for (const { file, ...body } of library.scenarios) {
    add('scenario', { id: body.id, file }, { level_id: body.level, title: body.title.tr, body });
  }
  for (const { file, id, level, number, ...body } of library.units) {
    add('unit', { id, file }, { level_id: level, title: body.title.tr, position: number, body });
  }
  for (const [word, tr] of library.functionWords) {
    add('function-word', { id: word, file: 'function-words.yaml' }, { title: word, body: { word, tr } });
  }
  for (const { file, id, ...body } of library.sounds) {
    add('sound', { id, file }, { title: body.name.en, body });
  }
  return { items: items.rows(), errors };
};

/** Converts the levels of a library and their can-do statements to their stored form. */
export const offeredLevels = (
  library: Library,
): { levels: OfferedLevel[]; canDo: OfferedCanDo[]; errors: ContentError[] } => {
  const errors: ContentError[] = [];
  const levels = collector<OfferedLevel>(errors);
  const canDo = collector<OfferedCanDo>(errors);
  for (const { id, file, name, description, abilityFrom, canDo: statements } of library.levels) {
    const row = {
      id,
      cefr: id,
      name_tr: name.tr,
      name_en: name.en,
      description_tr: description.tr,
      description_en: description.en,
      ability_from: abilityFrom,
      position: cefrLevels.indexOf(id) + 1,
    };
    levels.add(offered(id, row), { id, file });
    for (const [index, { id: own, skill, tr, en }] of statements.entries()) {
      const statement = { id: own, level_id: id, skill, text_tr: tr, text_en: en, position: index + 1 };
      canDo.add(offered(own, statement), { id: own, file });
    }
  }
  return { levels: levels.rows(), canDo: canDo.rows(), errors };
};

/** Selects the fields of a library level that the level page shows. */
export const levelTexts = (row: OfferedLevel): NonNullable<EditableLevel['offered']> => ({
  name: { tr: row.name_tr, en: row.name_en },
  description: { tr: row.description_tr, en: row.description_en },
  abilityFrom: row.ability_from,
});

export const statementTexts = (row: OfferedCanDo): NonNullable<ManagedStatement['offered']> => ({
  skill: row.skill,
  text: { tr: row.text_tr, en: row.text_en },
});
