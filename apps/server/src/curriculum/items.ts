import type { Asked } from '@pratik/content/asked';
import type { Cloze } from '@pratik/content/kinds/cloze';
import type { PlacementItem } from '@pratik/content/kinds/placement-item';
import type { Scenario } from '@pratik/content/kinds/scenario';
import type { Sound } from '@pratik/content/kinds/sound';
import type { Listening, Reading } from '@pratik/content/kinds/text';
import type { Word } from '@pratik/content/kinds/word';
import type { WritingPrompt } from '@pratik/content/kinds/writing-prompt';
import type { Options } from '@pratik/content/options';
import type { ItemKind, ItemState } from '@pratik/contract/curriculum';
import type { itemFields, StoredFields } from '@pratik/contract/item-fields';

type TextBody = Pick<Reading, 'title' | 'variety' | 'glossary'> & {
  /** Proper names in the text. The dictionary has no meaning for them. */
  names: string[];
  /** Number of words in the text. */
  words: number;
};

/** Stored bodies with the fields that a page needs. Omitted optional fields are an empty list or null. */
export type Bodies = {
  word: StoredFields<typeof itemFields.word> & Pick<Word, 'pos'>;
  reading: TextBody & Pick<Reading, 'type' | 'paragraphs'>;
  listening: TextBody & Pick<Listening, 'type' | 'pace' | 'speakers' | 'turns'>;
  /** `evidence`: one sentence for each line. */
  question: Asked & StoredFields<typeof itemFields.question>;
  cloze: Pick<Cloze, 'text' | 'answers' | 'practises' | 'grammar' | 'tr' | 'why'> & {
    /** The answer options when the learner chooses the gap word; without options the learner types the word. */
    choice: Options;
    word: string | null;
    point: { tr: string; en: string };
  };
  'writing-prompt': Pick<WritingPrompt, 'title' | 'genre' | 'task' | 'points' | 'phrases' | 'practises'> & {
    words: { least: number; most: number };
  };
  'placement-item': Options & Pick<PlacementItem, 'skill' | 'tests' | 'text'> & { ask: string | null };
  scenario: Scenario;
  'function-word': { word: string; tr: string };
  sound: Omit<Sound, 'id'>;
};

export type Item<K extends ItemKind = ItemKind> = {
  kind: K;
  id: string;
  version: number;
  state: ItemState;
  /** Null for function words and sounds. */
  levelId: string | null;
  topic: string | null;
  title: string;
  body: Bodies[K];
};
