import { createHash } from 'node:crypto';
import type { SignedInUser } from '../platform/http/caller.ts';
import type { Curriculum } from './curriculum.service.ts';
import type { LevelsService } from './levels/levels.service.ts';

type Kind = Parameters<Curriculum['published']>[0];

/** Returns the levels that a user sees, each with its number of published items of one kind. */
export const levelsWith = async (
  { levels, curriculum }: { levels: LevelsService; curriculum: Curriculum },
  user: SignedInUser,
  kind: Kind,
) => {
  const [list, coverage] = await Promise.all([levels.listFor(user), curriculum.coverage()]);
  const published = new Map(
    coverage.filter((row) => row.kind === kind).map((row) => [row.levelId, row.published]),
  );
  const countOf = (ids: string[]) => ids.reduce((sum, id) => sum + (published.get(id) ?? 0), 0);
  return list.map(({ id, cefr, name }) => ({
    id,
    cefr,
    name,
    published: countOf(id === cefr ? [id] : [id, cefr]),
  }));
};

/**
 * Returns the nearest level that has texts. Of two equally near levels, the easier level is returned. Undefined
 * when no level has texts.
 */
export const nearestLevel = (
  levels: readonly { id: string; published: number }[],
  wanted: string,
): string | undefined => {
  const at = levels.findIndex(({ id }) => id === wanted);
  return levels
    .map(({ id, published }, index) => ({ id, published, distance: Math.abs(index - Math.max(0, at)) }))
    .filter(({ published }) => published > 0)
    .toSorted((a, b) => a.distance - b.distance)[0]?.id;
};

export type Candidate = { id: string; topic: string | null; lastFinishedAt: Date | null };

/**
 * Selects the text offered to a user on a day; the result is the same all day. Prefers unread texts whose topic the
 * user has not read lately. When the user has read all texts, selects the text read longest ago.
 */
export const todaysText = (
  userId: string,
  day: string,
  candidates: readonly Candidate[],
): string | undefined => {
  const unread = candidates.filter(({ lastFinishedAt }) => lastFinishedAt === null);
  if (unread.length === 0) {
    return candidates.toSorted((a, b) => Number(a.lastFinishedAt) - Number(b.lastFinishedAt))[0]?.id;
  }
  const lately = new Set(
    candidates
      .filter(({ lastFinishedAt }) => lastFinishedAt !== null)
      .toSorted((a, b) => Number(b.lastFinishedAt) - Number(a.lastFinishedAt))
      .slice(0, 3)
      .map(({ topic }) => topic),
  );
  const fresh = unread.filter(({ topic }) => !lately.has(topic));
  const draw = (id: string) => createHash('sha256').update(`${userId}\n${day}\n${id}`).digest('hex');
  return (fresh.length > 0 ? fresh : unread)
    .map(({ id }) => ({ id, drawn: draw(id) }))
    .toSorted((a, b) => (a.drawn < b.drawn ? -1 : 1))[0]?.id;
};
