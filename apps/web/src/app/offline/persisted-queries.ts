import { hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { SessionEnd } from '../../identity/session.ts';
import { emptyBox, getPersisted, putPersisted } from '../../lib/device-storage.ts';
import { clearPersisted } from '../../lib/persisted-text.ts';
import { freshFor } from '../../lib/query-client.ts';

/** What the server last answered, for opening the application without a line. */
type Stored = {
  /** When the latest of them came, in milliseconds since 1970. */
  readonly at: number;
  readonly queries: readonly PersistedQuery[];
};
type PersistedQuery = Pick<Query, 'queryKey' | 'queryHash'> & { readonly data: unknown; readonly at: number };

const key = 'answers';
/** Whose the box is, as the issuer names the person. */
const ownerKey = 'owner';
/** Milliseconds: who was away for longer signs in with a line first. */
const persistedFor = 7 * 86_400_000;
const most = 60;
const writeAfter = 1_000;

/**
 * Reading what one has opened, and the lists that lead there. Never what administrators see of others, nor
 * conversations, nor what is said about privacy.
 */
const worthKeeping =
  /^(reading\/(choices|get|list)|listening\/(choices|get|list)|vocabulary\/(session|list|figures)|speaking\/(overview|text|sound)|writing\/(choices|list)|placement\/overview|progress\/learner-dashboard|user\/get-profile)$/;

export const isWorthKeeping = ([path]: readonly unknown[]): boolean =>
  typeof path === 'string' && worthKeeping.test(path);

/** The latest answers, the newest first, each once. */
export const newest = (queries: readonly PersistedQuery[]): PersistedQuery[] => {
  const byHash = new Map<string, PersistedQuery>();
  for (const query of queries) {
    if ((byHash.get(query.queryHash)?.at ?? 0) <= query.at) byHash.set(query.queryHash, query);
  }
  return [...byHash.values()].sort((a, b) => b.at - a.at).slice(0, most);
};

const load = async (): Promise<Stored | undefined> => {
  const stored = (await getPersisted(key)) as Stored | undefined;
  return stored && Date.now() - stored.at < persistedFor ? stored : undefined;
};

/** Keeps what is answered from here on; the answers of somebody else who was here before are gone first. */
export const keepAnswers = async (client: QueryClient, subject: string): Promise<() => void> => {
  const owner = await getPersisted(ownerKey);
  if (owner !== undefined && owner !== subject) await emptyBox();
  await putPersisted(ownerKey, subject);
  let earlier = (await load())?.queries ?? [];
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const queries = newest([...earlier, ...answered(client)]);
    const latest = queries[0];
    earlier = queries;
    if (latest) void putPersisted(key, { at: latest.at, queries } satisfies Stored);
  };
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(write, writeAfter);
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'updated' || query.state.status !== 'success' || !isWorthKeeping(query.queryKey)) return;
    timer ??= setTimeout(write, writeAfter);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
};

const answered = (client: QueryClient): PersistedQuery[] =>
  client
    .getQueryCache()
    .getAll()
    .filter(({ state, queryKey }) => state.status === 'success' && isWorthKeeping(queryKey))
    .map(({ queryKey, queryHash, state }) => ({
      queryKey,
      queryHash,
      data: state.data,
      at: state.dataUpdatedAt,
    }));

/** Puts what was kept where pages look for it; gives whose it is, or null where nothing is kept. */
export const restoreAnswers = async (client: QueryClient): Promise<string | null> => {
  const [owner, stored] = await Promise.all([getPersisted(ownerKey), load()]);
  if (typeof owner !== 'string' || !stored) return null;
  const queries = stored.queries.map(({ queryKey, queryHash, data, at }) => ({
    queryKey,
    queryHash,
    dehydratedAt: at,
    state: {
      data,
      dataUpdateCount: 1,
      dataUpdatedAt: at,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      isInvalidated: false,
      status: 'success' as const,
      fetchStatus: 'idle' as const,
    },
  }));
  hydrate(client, { queries, mutations: [] });
  // While the line is away nothing is asked again that is on the screen.
  setFreshFor(client, Number.POSITIVE_INFINITY);
  return owner;
};

/** The session ended: what was answered goes; what was typed stays for who lost it, and goes with who left. */
export const letGo = (why: SessionEnd): Promise<void> =>
  why === 'left' ? clearPersisted() : putPersisted(key, null);

/** The line is back: everything is asked again. */
export const askAgain = (client: QueryClient): void => {
  setFreshFor(client, freshFor);
  void client.invalidateQueries();
};

const setFreshFor = (client: QueryClient, staleTime: number): void => {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, staleTime } });
};
