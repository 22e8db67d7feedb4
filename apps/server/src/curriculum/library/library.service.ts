import type { Library } from '@pratik/content/library';
import type { ContentError } from '@pratik/content/read/files';
import { LIBRARY_DIR, readLibrary } from '@pratik/content/read/read-library';
import type { Clock } from '../../platform/clock/clock.ts';
import type { Db, Tx } from '../../platform/db/database.ts';
import type { Log } from '../../platform/log/log.ts';
import { libraryDigest } from './digest.ts';
import {
  insertItems,
  insertLoad,
  type KnownItem,
  lockLibrary,
  raiseRevisions,
  retireCanDo,
  selectKnownItems,
  selectKnownLevels,
  selectLastLoad,
  updateItemOffers,
  updateItemStates,
  updateItems,
  updateLevelOffers,
  upsertCanDo,
  upsertLevels,
} from './library.store.ts';
import { levelTexts, type OfferedItem, offeredItems, offeredLevels, statementTexts } from './offered.ts';
import { lostKinds, planLoad } from './plan.ts';

export type LoadOptions = {
  db: Db;
  log: Log;
  clock: Clock;
  /** The folder of the library; the default is the library that ships with Pratik. */
  root?: string;
  /** Reads the library folder. Called only when a library file has changed. */
  read?: (root: string) => { library: Library; errors: ContentError[] };
};

/**
 * Updates the curriculum from the library: publishes new items, adds a version to changed items and retires missing
 * items. Items edited by an administrator do not change. Several processes may call this function at the same time.
 * Never throws: problems are logged, and the previous content stays in use.
 */
export const loadLibrary = async (options: LoadOptions): Promise<void> => {
  const { db, log, clock, root = LIBRARY_DIR, read = readLibrary } = options;
  const digest = libraryDigest(root);
  if (digest === null)
    return log.error({ root }, 'the library folder is missing or empty; nothing is loaded');
  try {
    const errors = (await unchanged(db, digest)) ?? (await load(digest));
    for (const contentError of errors)
      log.error({ contentError }, 'a library item has an error and was not loaded');
  } catch (err) {
    log.error({ err }, 'the library could not be loaded');
  }

  async function load(loading: string): Promise<ContentError[]> {
    return db.transaction().execute(async (tx) => {
      await lockLibrary(tx);
      const done = await unchanged(tx, loading);
      if (done) return done;
      const { library, errors } = read(root);
      const { counts, refused } = await store(tx, library, errors.length === 0, clock.now());
      const all = [...errors, ...refused];
      await insertLoad(tx, loading, clock.now(), all);
      log.info({ ...counts, errors: all.length }, 'library loaded');
      return all;
    });
  }
};

/** Returns the issues of the previous load if it read exactly the same files; otherwise undefined. */
const unchanged = async (db: Db | Tx, digest: string): Promise<ContentError[] | undefined> => {
  const last = await selectLastLoad(db);
  return last?.digest === digest ? last.errors : undefined;
};

const store = async (tx: Tx, library: Library, readable: boolean, at: Date) => {
  const { levels, canDo, errors: levelErrors } = offeredLevels(library);
  const { items, errors: itemErrors } = offeredItems(library);
  const knownItems = await selectKnownItems(tx);
  const knownCanDo = await selectKnownLevels(tx, 'can_do_statements');
  const refused = [...levelErrors, ...itemErrors];
  if (readable && refused.length === 0) {
    const lost = lostKinds(
      [...knownItems, ...knownCanDo.map((row) => ({ ...row, kind: 'can-do' }))],
      [...items, ...canDo.map(() => ({ kind: 'can-do' }))],
    );
    const reason = 'the library contains no item of this kind; the stored items stay in use';
    refused.push(...lost.map((kind) => ({ file: '(library)', item: kind, reason })));
  }
  const complete = readable && refused.length === 0;

  const levelPlan = planLoad(await selectKnownLevels(tx, 'levels'), levels, false);
  await upsertLevels(tx, [...levelPlan.add, ...levelPlan.change]);
  await updateLevelOffers(tx, 'levels', withTexts(levelPlan.offer, levels, levelTexts));

  const canDoPlan = planLoad(knownCanDo, canDo, complete);
  await upsertCanDo(tx, [...canDoPlan.add, ...canDoPlan.change]);
  await updateLevelOffers(tx, 'can_do_statements', withTexts(canDoPlan.offer, canDo, statementTexts));
  await retireCanDo(tx, canDoPlan.revive, null);
  await retireCanDo(tx, canDoPlan.retire, at);
  const { add, change, revive, retire } = canDoPlan;
  const statements = [...add, ...change, ...revive, ...retire];
  await raiseRevisions(tx, { levels: levelPlan.change, statements }, at);

  const plan = planLoad(knownItems, items, complete);
  await insertItems(tx, plan.add, at);
  await updateItems(tx, plan.change, at);
  await updateItemOffers(tx, withOffers(plan.offer, items));
  await updateItemStates(tx, plan.revive, 'published', at);
  await updateItemStates(tx, plan.retire, 'retired', at);
  const counts = {
    added: plan.add.length,
    changed: plan.change.length,
    revived: plan.revive.length,
    offered: plan.offer.length,
    retired: plan.retire.length,
  };
  return { counts, refused };
};

/** Adds the newer library text to each offer, so that the level page can show it. */
const withTexts = <O extends { key: string; offer: string | null }, G extends { key: string }>(
  offers: readonly O[],
  given: readonly G[],
  textsOf: (row: G) => object,
) =>
  offers.map((one) => {
    const row = one.offer === null ? undefined : given.find(({ key }) => key === one.key);
    return { ...one, text: row ? textsOf(row) : null };
  });

/** Pairs each newer library text with the edited row, so that an administrator can choose between them. */
const withOffers = (
  offers: readonly (KnownItem & { offer: string | null })[],
  items: readonly OfferedItem[],
) => {
  const byKey = new Map(items.map((item) => [item.key, item]));
  return offers.map(({ kind, id, key, offer }) => {
    const { key: _key, kind: _kind, id: _id, ...offered } = byKey.get(key) ?? {};
    return { kind, id, offer, offered: offer === null ? null : offered };
  });
};
