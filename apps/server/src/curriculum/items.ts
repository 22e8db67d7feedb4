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

type TextBody = Pick<Reading, 'title' | 'variety' | 'glossary'> & {
  /** Names, which have no meaning to tap for. */
  names: string[];
  /** Running words. */
  words: number;
};

/** What a page needs of an item, as it is stored. What an author may leave out is an empty list or null here. */
export type Bodies = {
  word: Pick<Word, 'word' | 'pos' | 'ipa' | 'tr' | 'examples'> & { also: string[]; note: string | null };
  reading: TextBody & Pick<Reading, 'type' | 'paragraphs'>;
  listening: TextBody & Pick<Listening, 'type' | 'pace' | 'speakers' | 'turns'>;
  /** `evidence`: one sentence a line. */
  question: Asked & { ask: string; evidence: string; why: string };
  cloze: Pick<Cloze, 'text' | 'answers' | 'practises' | 'grammar' | 'tr' | 'why'> & {
    /** The choice, where the gap is not typed into. */
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
