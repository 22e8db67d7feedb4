import type { LiveEvent } from '@pratik/contract/events';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { type Listener, listen } from '../db/listen.ts';
import type { Log } from '../log/log.ts';

const channel = 'pratik_live';

/** Open streams of one person in one process; the oldest ends when another is opened. */
export const mostStreams = 10;

/**
 * Whom an event is for: one person by id, or every administrator who is looking. Of a person's sessions all, one, or
 * all but one.
 */
export type Audience = { user: string; session?: string; exceptSession?: string | null } | 'administrators';

/** An event, or, for what is too large for a notification, what it is to be read by: its kind and id. */
export type Announcement = { to: Audience } & ({ event: LiveEvent } | { expand: string; id: string });

type Subscriber = {
  userId: string;
  /** The provider's session the browser signed in with, where it names one. */
  sessionId?: string | null;
  admin: boolean;
  push(event: LiveEvent): void;
};

/** Events to open browsers, across processes, by PostgreSQL's NOTIFY. */
export type Live = {
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Announces within a transaction: heard when it commits, never when it rolls back. */
  announce(db: Db | Tx, to: Audience, event: LiveEvent): Promise<void>;
  /** As `announce`, several in one statement. */
  announceAll(db: Db | Tx, announcements: readonly Announcement[]): Promise<void>;
  /** Says how to read the events of a kind that is announced by id. */
  expandWith(kind: string, read: (id: string) => Promise<LiveEvent | undefined>): void;
  subscribe(subscriber: Subscriber): () => void;
};

const isFor = (to: Audience, one: Subscriber): boolean => {
  if (to === 'administrators') return one.admin;
  if (one.userId !== to.user) return false;
  if (to.session !== undefined) return one.sessionId === to.session;
  return to.exceptSession == null || one.sessionId !== to.exceptSession;
};

export const createLive = (url: string, log: Log): Live => {
  const subscribers = new Set<Subscriber>();
  const readers = new Map<string, (id: string) => Promise<LiveEvent | undefined>>();
  let listener: Listener | undefined;

  const heardBy = (to: Audience) => [...subscribers].filter((one) => isFor(to, one));

  const deliver = async (payload: string) => {
    const note: Announcement = JSON.parse(payload);
    const hearers = heardBy(note.to);
    if (hearers.length === 0) return;
    const event = 'event' in note ? note.event : await readers.get(note.expand)?.(note.id);
    if (event) for (const hearer of hearers) hearer.push(event);
  };
  const announceAll = async (db: Db | Tx, announcements: readonly Announcement[]) => {
    const notes = announcements.map((note) => sql`pg_notify(${channel}, ${JSON.stringify(note)})`);
    await sql`select ${sql.join(notes)}`.execute(db);
  };

  return {
    async start() {
      listener = await listen(
        url,
        channel,
        {
          onNotification: (payload) =>
            void deliver(payload).catch((err) => log.warn({ err }, 'live event lost')),
          // What was said meanwhile is unknown: browsers read again when the stream says "ready".
          onGap: () => {
            for (const one of subscribers) one.push({ type: 'ready' });
          },
        },
        log,
      );
    },
    async stop() {
      await listener?.close();
    },
    announce: (db, to, event) => announceAll(db, [{ to, event }]),
    announceAll,
    expandWith: (kind, read) => void readers.set(kind, read),
    subscribe(subscriber) {
      const own = [...subscribers].filter(({ userId }) => userId === subscriber.userId);
      for (const oldest of own.slice(0, Math.max(0, own.length - mostStreams + 1))) {
        subscribers.delete(oldest);
        oldest.push({ type: 'replaced' });
      }
      subscribers.add(subscriber);
      return () => subscribers.delete(subscriber);
    },
  };
};
