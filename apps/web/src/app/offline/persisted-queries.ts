import type { AnswerOf } from '@pratik/contract/call';
import type { getConversation } from '@pratik/contract/chat';
import { hydrate, type Query, type QueryClient } from '@tanstack/react-query';
import type { SessionEnd } from '../../identity/session/session.ts';
import { freshFor } from '../../lib/api/query-client.ts';
import { clearDeviceStorage, getPersisted, putPersisted } from '../../lib/storage/device-storage.ts';
import { clearPersisted } from '../../lib/storage/persisted-text.ts';

/** Latest query results as stored on this device, with which the application opens offline. */
type Stored = {
  /** Time of the latest stored result, in milliseconds since 1970. */
  readonly at: number;
  readonly queries: readonly PersistedQuery[];
};
type PersistedQuery = Pick<Query, 'queryKey' | 'queryHash'> & { readonly data: unknown; readonly at: number };

const key = 'answers';
/** Storage key for the subject (user id) that owns the persisted data. */
const ownerKey = 'owner';
/**
 * Maximum age of persisted data in milliseconds (seven days). Older data is not restored, and the user must sign in
 * online.
 */
const persistedFor = 7 * 86_400_000;
const most = 60;
const writeAfter = 1_000;

/**
 * Practice material that the user opened, and the lists that link to this material. Data about other users and privacy
 * data are never persisted.
 */
const persistablePaths =
  /^(reading\/(choices|get|list)|listening\/(choices|get|list)|vocabulary\/(session|list|stats)|speaking\/(overview|text|sound)|writing\/(choices|list)|placement\/overview|progress\/learner-dashboard|user\/get-profile)$/;

const conversationPath: (typeof getConversation)['path'] = 'chat/get-conversation';

/**
 * Returns whether a query may be persisted: practice material, and an open conversation. A conversation is not
 * persisted after it has ended, or when one of its messages signals danger.
 */
export const isPersistable = ([path]: readonly unknown[], data: unknown): boolean => {
  if (path !== conversationPath) return typeof path === 'string' && persistablePaths.test(path);
  const { conversation, turns } = data as AnswerOf<typeof getConversation>;
  return conversation.state === 'open' && turns.every(({ danger }) => danger === undefined);
};

/** Returns the latest result of each query, newest first. */
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

/** Starts to persist query results. Before that, deletes the persisted data of a different user. */
export const persistAnswers = async (client: QueryClient, subject: string): Promise<() => void> => {
  const owner = await getPersisted(ownerKey);
  if (owner !== undefined && owner !== subject) await clearDeviceStorage();
  await putPersisted(ownerKey, subject);
  let earlier = (await load())?.queries ?? [];
  const write = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { persistable, dropped } = answered(client);
    const queries = newest([...earlier.filter(({ queryHash }) => !dropped.has(queryHash)), ...persistable]);
    const latest = queries[0];
    earlier = queries;
    if (latest) void putPersisted(key, { at: latest.at, queries } satisfies Stored);
    else if (dropped.size > 0) void putPersisted(key, null);
  };
  let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(write, writeAfter);
  const unsubscribe = client.getQueryCache().subscribe(({ type, query }) => {
    const { queryKey, queryHash, state } = query;
    if (type !== 'updated' || state.status !== 'success') return;
    const isStored = earlier.some((one) => one.queryHash === queryHash);
    if (!isStored && !isPersistable(queryKey, state.data)) return;
    timer ??= setTimeout(write, writeAfter);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
};

/** Returns the query results that may be stored, and the hashes of those that may not. */
const answered = (client: QueryClient): { persistable: PersistedQuery[]; dropped: ReadonlySet<string> } => {
  const persistable: PersistedQuery[] = [];
  const dropped = new Set<string>();
  for (const { queryKey, queryHash, state } of client.getQueryCache().getAll()) {
    if (state.status !== 'success') continue;
    if (isPersistable(queryKey, state.data))
      persistable.push({ queryKey, queryHash, data: state.data, at: state.dataUpdatedAt });
    else dropped.add(queryHash);
  }
  return { persistable, dropped };
};

/**
 * Restores the persisted results into the query cache. Returns the subject (user id) that owns the results, or null
 * when no results are stored.
 */
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
  // Prevents restored queries from being fetched again while the device is offline.
  setFreshFor(client, Number.POSITIVE_INFINITY);
  return owner;
};

/** Is called when the session ends. Deletes the stored results and, if the user signed out, also unsent text. */
export const deletePersistedData = (why: SessionEnd): Promise<void> =>
  why === 'left' ? clearPersisted() : putPersisted(key, null);

/** Is called when the device is online again. Fetches all queries again. */
export const refetchAll = (client: QueryClient): void => {
  setFreshFor(client, freshFor);
  void client.invalidateQueries();
};

const setFreshFor = (client: QueryClient, staleTime: number): void => {
  const { queries, ...others } = client.getDefaultOptions();
  client.setDefaultOptions({ ...others, queries: { ...queries, staleTime } });
};
