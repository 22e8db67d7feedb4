import type { LiveEvent } from '@pratik/contract/events';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/database.ts';
import { type Listener, listen } from '../db/listen.ts';
import type { Log } from '../log/log.ts';

const channel = 'pratik_live';

/**
 * Maximum number of open streams of a user in one process. When the user opens a further stream, the oldest stream
 * ends.
 */
export const mostStreams = 10;

/**
 * Recipients of an event: all connected administrators, or one user by id. For a user: all sessions, the session
 * `session`, or all sessions except `exceptSession`.
 */
export type Audience = { user: string; session?: string; exceptSession?: string | null } | 'administrators';

/**
 * An event with its recipients. An event that is too large for a notification is announced by a kind and an id,
 * with which the receiving process reads the event.
 */
export type Announcement = { to: Audience } & ({ event: LiveEvent } | { expand: string; id: string });

type Subscriber = {
  userId: string;
  /** Id of the identity provider’s session with which the browser signed in, if known. */
  sessionId?: string | null;
  admin: boolean;
  push(event: LiveEvent): void;
};

/** Sends events to connected browsers across all server processes, with PostgreSQL’s NOTIFY. */
export type Live = {
  start(): Promise<void>;
  stop(): Promise<void>;
  /**
   * Announces an event in a transaction. The event is delivered when the transaction commits, and discarded on
   * rollback.
   */
  announce(db: Db | Tx, to: Audience, event: LiveEvent): Promise<void>;
  /** Like `announce`, but announces several events in one statement. */
  announceAll(db: Db | Tx, announcements: readonly Announcement[]): Promise<void>;
  /** Registers the function that reads an event of the given kind; such events are announced only by id. */
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
            void deliver(payload).catch((err) => log.warn({ err }, 'a live event was lost')),
          // Events sent while disconnected are lost, so the event "ready" makes browsers reload their data.
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
