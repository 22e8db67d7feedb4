import type { CefrLevel } from '@pratik/contract/common';
import type { Cloze } from './kinds/cloze.ts';
import type { Topic } from './kinds/fields.ts';
import type { GrammarLesson } from './kinds/grammar-lesson.ts';
import type { Level } from './kinds/level.ts';
import type { ModelAnswer } from './kinds/model-answer.ts';
import type { PlacementItem } from './kinds/placement-item.ts';
import type { OneRight, Question } from './kinds/question.ts';
import type { Scenario } from './kinds/scenario.ts';
import type { Sound } from './kinds/sound.ts';
import type { Listening, Reading } from './kinds/text.ts';
import type { Unit } from './kinds/unit.ts';
import type { Word } from './kinds/word.ts';
import type { WritingPrompt } from './kinds/writing-prompt.ts';

/** A library item with its level and with the path of its file, relative to `library/`. */

export type Filed<T> = T & { file: string };

export type LibraryWord = Filed<Word & { id: string; level: CefrLevel; topic: Topic }>;
export type LibraryQuestion = Filed<
  Question & { level: CefrLevel; textKind: 'reading' | 'listening'; textId: string; number: number }
>;
export const isOneRight = <Q extends Question>(question: Q): question is Q & OneRight =>
  question.form === undefined || question.form === 'one';

export type LibraryCloze = Filed<Cloze & { level: CefrLevel; point: { tr: string; en: string } }>;
/** A grammar lesson. Its id consists of its level and its file name: `a1-articles`. */
export type LibraryLesson = Filed<
  GrammarLesson & {
    id: string;
    /** Ids of the cloze items of the lesson’s grammar point, in the author’s order. */
    clozes: string[];
  }
>;
export type LibraryPrompt = Filed<WritingPrompt & { level: CefrLevel }>;
/** Model answers, which have the id of their writing prompt. */
export type LibraryModelAnswer = Filed<ModelAnswer & { id: string; level: CefrLevel }>;
export type LibraryPlacementItem = Filed<PlacementItem & { level: CefrLevel }>;

/** A unit of the learning path. `number` is the position of the unit in its level, starting at 1. */
export type LibraryUnit = Filed<Unit & { level: CefrLevel; number: number }>;

export type Library = {
  levels: Filed<Level>[];
  words: LibraryWord[];
  readings: Filed<Reading>[];
  listenings: Filed<Listening>[];
  /** Questions on readings and listenings. A question id has the form `<text id>.<question id>`. */
  questions: LibraryQuestion[];
  clozes: LibraryCloze[];
  grammarLessons: LibraryLesson[];
  writingPrompts: LibraryPrompt[];
  modelAnswers: LibraryModelAnswer[];
  placementItems: LibraryPlacementItem[];
  scenarios: Filed<Scenario>[];
  /** The units of the learning path, in the order of each level. */
  units: LibraryUnit[];
  /** Sounds that are difficult for Turkish speakers. Sounds have no level. */
  sounds: Filed<Sound>[];
  /** Maps a lower-case function word to its Turkish meaning. */
  functionWords: Map<string, string>;
};
