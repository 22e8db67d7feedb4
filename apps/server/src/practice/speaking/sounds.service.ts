import type { AnswerOf, BodyOf } from '@pratik/contract/call';
import {
  type getSound,
  type hearPair,
  type Side,
  type SoundCard,
  type SoundHint,
  type SoundId,
  soundIds,
} from '@pratik/contract/speaking';
import type { Curriculum, Item } from '../../curriculum/curriculum.service.ts';
import { addDays, type Clock, dayOf } from '../../platform/clock/clock.ts';
import type { Db } from '../../platform/db/database.ts';
import type { SignedInUser } from '../../platform/http/caller.ts';
import { Problem } from '../../platform/http/problem.ts';
import type { Pronouncing } from '../../platform/speech/speech.ts';
import type { Progress } from '../../progress/progress.service.ts';
import { evidenceDays, repeated, standingOf, standingOver } from './hints.policy.ts';
import { missedSound } from './missed-sounds.ts';
import {
  countSoundAnswers,
  deleteMisses,
  insertSoundAnswer,
  selectLastHeard,
  selectMisses,
  upsertMisses,
} from './speaking.store.ts';

export type Pair = { a: string; b: string };
export type Heard = { mistaken: readonly { word: string; heard: string }[]; right: readonly string[] };

export type Sounds = {
  cards(user: SignedInUser): Promise<SoundCard[]>;
  hints(user: SignedInUser): Promise<SoundHint[]>;
  get(id: SoundId, user: SignedInUser): Promise<AnswerOf<typeof getSound>>;
  /** Returns a pair of words in the given version. @throws Problem not-found */
  pairAt(id: SoundId, version: number, pair: number): Promise<Pair>;
  /** Stores which word of a pair the learner heard; a repeated answer is ignored. @throws Problem not-found */
  hear(user: SignedInUser, given: BodyOf<typeof hearPair>): Promise<AnswerOf<typeof hearPair>>;
  /**
   * Updates the stored missed sounds after a sentence was recognised. Returns the hints for the sounds that were
   * missed in this sentence.
   */
  learn(user: SignedInUser, heard: Heard): Promise<SoundHint[]>;
};

type Parts = {
  db: Db;
  clock: Clock;
  curriculum: Curriculum;
  progress: Progress;
  pronouncing: Pronouncing;
};

export const createSounds = ({ db, clock, curriculum, progress, pronouncing }: Parts): Sounds => {
  const all = async (): Promise<Item<'sound'>[]> => {
    const items = await curriculum.published('sound', {});
    return soundIds.flatMap((id) => items.find((item) => item.id === id) ?? []);
  };

  const cardsOf = async (user: SignedInUser, items: readonly Item<'sound'>[]): Promise<SoundCard[]> => {
    const [counts, last] = await Promise.all([
      countSoundAnswers(db, user.id),
      selectLastHeard(db, user.id, standingOver),
    ]);
    const count = (id: string, way: 'hear' | 'say') =>
      counts.find((one) => one.soundId === id && one.way === way)?.count ?? 0;
    return items.map(({ id, body }) => ({
      id: id as SoundId,
      name: body.name,
      pairs: body.pairs.length,
      heard: count(id, 'hear'),
      said: count(id, 'say'),
      standing: standingOf(last.filter(({ soundId }) => soundId === id).map(({ isRight }) => isRight)),
    }));
  };

  const cardOf = async (user: SignedInUser, item: Item<'sound'>): Promise<SoundCard> => {
    const [card] = await cardsOf(user, [item]);
    if (!card) throw new Problem('not-found');
    return card;
  };

  const published = async (id: SoundId): Promise<Item<'sound'>> => {
    const item = await curriculum.item('sound', id);
    if (item?.state !== 'published') throw new Problem('not-found');
    return item;
  };

  const since = (user: SignedInUser) => addDays(dayOf(clock.now(), user.timeZone), -evidenceDays);

  const hintsOf = async (user: SignedInUser): Promise<SoundHint[]> => {
    const found = repeated(await selectMisses(db, user.id, since(user)));
    if (found.length === 0) return [];
    const items = await all();
    return found.flatMap(({ soundId, words }) => {
      const item = items.find(({ id }) => id === soundId);
      return item ? [{ id: soundId, name: item.body.name, hint: item.body.hint, words }] : [];
    });
  };

  /** Returns the words that were recognised as another word because of one sound, each with this sound. */
  const missesIn = async ({ mistaken }: Heard): Promise<{ soundId: SoundId; word: string }[]> => {
    if (mistaken.length === 0) return [];
    const words = mistaken.flatMap(({ word, heard }) => [word, heard]);
    // When the built-in voice fails, the sounds are unknown, but the comparison of words remains valid.
    const sounds = await pronouncing.soundsOf(words).catch(() => []);
    return mistaken.flatMap(({ word }, index) => {
      const [said, heard] = [sounds[index * 2], sounds[index * 2 + 1]];
      const soundId = said && heard ? missedSound(word, said, heard) : null;
      return soundId ? [{ soundId, word }] : [];
    });
  };

  return {
    cards: async (user) => cardsOf(user, await all()),
    hints: hintsOf,
    async get(id, user) {
      const item = await published(id);
      const { advice, pairs } = item.body;
      return {
        sound: await cardOf(user, item),
        version: item.version,
        advice,
        pairs: pairs.map(({ a, b, tr }) => ({ a, b, tr: { a: tr[0], b: tr[1] } })),
      };
    },
    async pairAt(id, version, pair) {
      const item = await curriculum.itemAt('sound', id, version);
      const found = item?.body.pairs[pair];
      if (!found) throw new Problem('not-found');
      return found;
    },
    async hear(user, { answerId, soundId, version, pair, played, chosen }) {
      const item = await curriculum.itemAt('sound', soundId, version);
      if (!item?.body.pairs[pair]) throw new Problem('not-found');
      await db.transaction().execute(async (tx) => {
        const now = clock.now();
        const isNew = await insertSoundAnswer(tx, {
          id: answerId,
          user_id: user.id,
          sound_id: soundId,
          item_version: version,
          pair,
          way: 'hear',
          is_right: played === chosen,
          at: now,
        });
        if (isNew) await progress.recordActivity(tx, user, { kind: 'speaking', beginning: true }, now);
      });
      return { sound: await cardOf(user, item) };
    },
    async learn(user, heard) {
      const misses = await missesIn(heard);
      const now = clock.now();
      const day = dayOf(now, user.timeZone);
      await db.transaction().execute(async (tx) => {
        await deleteMisses(tx, user.id, heard.right, since(user));
        const rows = misses.map(({ soundId, word }) => ({
          user_id: user.id,
          sound_id: soundId,
          word,
          day,
          at: now,
        }));
        // A word that occurs twice in a sentence is stored as one row.
        const distinct = new Map(rows.map((row) => [`${row.sound_id} ${row.word}`, row]));
        await upsertMisses(tx, [...distinct.values()]);
      });
      if (misses.length === 0) return [];
      const hints = await hintsOf(user);
      return hints.filter(({ id }) => misses.some(({ soundId }) => soundId === id));
    },
  };
};

export const otherSide = (side: Side): Side => (side === 'a' ? 'b' : 'a');
