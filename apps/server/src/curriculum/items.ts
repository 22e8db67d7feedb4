import type { Asked } from '@pratik/content/asked';
import type { Cloze } from '@pratik/content/kinds/cloze';
import type { GrammarLesson } from '@pratik/content/kinds/grammar-lesson';
import type { ModelAnswer } from '@pratik/content/kinds/model-answer';
import type { Scenario } from '@pratik/content/kinds/scenario';
import type { Sound } from '@pratik/content/kinds/sound';
import type { Listening, Reading } from '@pratik/content/kinds/text';
import type { Unit } from '@pratik/content/kinds/unit';
import type { WritingPrompt } from '@pratik/content/kinds/writing-prompt';
import type { Options } from '@pratik/content/options';
import type { ItemKind, ItemState } from '@pratik/contract/curriculum';
import type { StoredFields } from '@pratik/contract/item-field';
import type { itemFields } from '@pratik/contract/item-fields';

type Stored<K extends keyof typeof itemFields, Own = object> = Omit<
  StoredFields<(typeof itemFields)[K]>,
  keyof Own
> &
  Own;

/** The length of a text in words. */
type Sized = { words: number };

/**
 * Stored body of each item kind, with the fields that a page needs. A missing optional field means an empty list or
 * null.
 */
export type Bodies = {
  word: Stored<'word'>;
  reading: Stored<'reading', Pick<Reading, 'glossary' | 'paragraphs'> & Sized>;
  listening: Stored<'listening', Pick<Listening, 'glossary' | 'speakers' | 'turns'> & Sized>;
  /** Stored body of a question. Its `evidence` contains one sentence per line. */
  question: Asked & Stored<'question'>;
  cloze: Stored<'cloze', Pick<Cloze, 'practises'>> & {
    /** The answer options of a gap; empty when the learner types the missing word. */
    choice: Options;
  };
  /** Stored body of a grammar lesson. Its `clozes` are the ids of the cloze items that practise the grammar point. */
  'grammar-lesson': Omit<GrammarLesson, 'level'> & { clozes: string[] };
  'writing-prompt': Stored<'writing-prompt', Pick<WritingPrompt, 'practises'>> & {
    words: { least: number; most: number };
  };
  'model-answer': Omit<ModelAnswer, 'prompt'>;
  'placement-item': Options & Stored<'placement-item'>;
  scenario: Scenario;
  unit: Omit<Unit, 'id' | 'writing'> & { writing: string | null };
  'function-word': { word: string; tr: string };
  sound: Omit<Sound, 'id'>;
};

export type Item<K extends ItemKind = ItemKind> = {
  kind: K;
  id: string;
  version: number;
  state: ItemState;
  /** Level of the item; null for function words and sounds, which have no level. */
  levelId: string | null;
  topic: string | null;
  title: string;
  body: Bodies[K];
};
