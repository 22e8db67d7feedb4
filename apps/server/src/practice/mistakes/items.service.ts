import { GAP } from '@pratik/content/kinds/cloze';
import { cefrLevels } from '@pratik/contract/common';
import type { CorrectionCode } from '@pratik/contract/feedback';
import type { MistakeGap } from '@pratik/contract/mistakes';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import type { LevelsService } from '../../curriculum/levels/levels.service.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { hash } from '../../platform/spaced-repetition/draw.ts';

/** The cloze items of the library that practise an error code. */
export type CodeItems = {
  /**
   * Returns all published cloze items of an error code: items of levels near the user’s level first, then the other
   * items. Items of equal distance have a stable order.
   */
  near(user: SignedInUser, code: CorrectionCode): Promise<Item<'cloze'>[]>;
  /** Returns the cloze item with this id if it practises the error code, otherwise null. */
  itemOf(code: CorrectionCode, itemId: string): Promise<Item<'cloze'> | null>;
};

const usualLevel = 'A2';

export const createCodeItems = (curriculum: Curriculum, levels: LevelsService): CodeItems => ({
  async near(user, code) {
    const home = cefrLevels.indexOf((await levels.cefrOf(user)) ?? usualLevel);
    const cefr = new Map((await levels.listFor(user)).map((level) => [level.id, level.cefr]));
    const distance = ({ levelId }: Item<'cloze'>) => {
      const at = cefr.get(levelId ?? '');
      return at === undefined ? cefrLevels.length : Math.abs(cefrLevels.indexOf(at) - home);
    };
    const items = await curriculum.published('cloze', { codes: [code] });
    return items.toSorted(
      (a, b) => distance(a) - distance(b) || hash(`${user.id} ${a.id}`) - hash(`${user.id} ${b.id}`),
    );
  },
  async itemOf(code, itemId) {
    const item = await curriculum.item('cloze', itemId);
    return item?.body.practises.includes(code) ? item : null;
  },
});

/**
 * Returns the cloze item for a mistake card: the item that the card already shows if it may be asked, otherwise another
 * item, which depends on `turn`. The item that was answered last and items of other cards may not be asked. Undefined
 * when no item is left.
 */
export const chooseItem = <I extends { id: string }>(
  items: readonly I[],
  { asked_item, answered_item }: { asked_item: string | null; answered_item: string | null },
  used: ReadonlySet<string>,
  turn: number,
): I | undefined => {
  const open = items.filter(({ id }) => id !== answered_item && !used.has(id));
  const asked = open.find(({ id }) => id === asked_item);
  return asked ?? open[open.length === 0 ? 0 : turn % Math.min(open.length, itemsInTurn)];
};

/** Number of cloze items near the learner’s level among which a mistake card alternates. */
const itemsInTurn = 12;

export const gapOf = ({ id, version, body }: Item<'cloze'>): MistakeGap => {
  const [before = '', after = ''] = body.text.split(GAP);
  return { itemId: id, version, before, after, tr: body.tr, point: body.point };
};
