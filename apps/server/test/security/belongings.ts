import { randomUUID } from 'node:crypto';
import { vi } from 'vitest';
import type { Session } from '../users.ts';
import type { Product } from './product.ts';

/** The ids of one record of each kind that belongs to a user. */
export type Belongings = {
  user: string;
  session: string;
  passkey: string;
  copy: string;
  unitCheck: string;
  conversation: string;
  turn: string;
  partnerTurn: string;
  correction: string;
  recording: string;
  fact: string;
  /** Id of a class that the user teaches. */
  schoolClass: string;
  /** Id of an assignment in the class `schoolClass`. */
  assignment: string;
  reading: string;
  listening: string;
  dictation: string;
  attempt: string;
  piece: string;
  draft: string;
  card: string;
  review: string;
  round: string;
  mistake: string;
  mistakeAnswer: string;
  ownText: string;
  ownTextAnswer: string;
  said: string;
  heard: string;
};

/** A word that all texts of the owner contain. A response to any other user must not contain it. */
export const secretWord = 'zarfkutusu';

/** Returns ids that do not exist, for every kind of record. */
export const nothings = (): Belongings => new Proxy({} as Belongings, { get: () => randomUUID() });

/**
 * Creates one record of each kind through the user’s API calls. Records that need a device or a worker are inserted
 * directly into the database.
 */
export const giveBelongings = async (
  product: Product,
  owner: Session & { id: string },
): Promise<Belongings> => {
  const { pool } = product.app.database;
  const post = async (path: string, body: object) => {
    const answer = await product.call(path, owner.token, body);
    if (answer.status !== 200) throw new Error(`${path} returned status ${answer.status}: ${answer.body}`);
    return answer.headers['content-type']?.startsWith('application/json')
      ? JSON.parse(answer.body)
      : undefined;
  };
  const one = async (sql: string, values: unknown[]): Promise<string> => {
    const { rows } = await pool.query(sql, values);
    const id = rows[0]?.id;
    if (typeof id !== 'string') throw new Error(`no row returned by: ${sql}`);
    return id;
  };
  const put = async (sql: string, values: unknown[] = []) => {
    const id = randomUUID();
    await pool.query(sql, [id, owner.id, ...values]);
    return id;
  };
  const answers = async (questions: { id: string }[], path: string, of: object) => {
    for (const { id } of questions) await post(path, { ...of, questionId: id, choice: [0] });
  };

  const conversation = randomUUID();
  const turn = randomUUID();
  await post('chat/start', { conversationId: conversation, kind: 'free' });
  await post('chat/send-message', {
    conversationId: conversation,
    turnId: turn,
    text: `I like ${secretWord}.`,
  });
  const partnerTurn = await one(
    `select id from turns where conversation_id = $1 and speaker = 'partner' limit 1`,
    [conversation],
  );
  const message = await one('select id from messages where user_id = $1 limit 1', [owner.id]);
  // Waits until the worker has processed the message, so that later comparisons see no further changes.
  await vi.waitFor(() => one(`select id from messages where id = $1 and state = 'done'`, [message]), 20_000);
  const correction = await put(
    `insert into corrections (id, message_id, code, start_at, end_at, replacements, source, confidence, explanation)
     select $1, m.id, 'spelling', 0, 1, '[]', 'harper', 1, '{"tr": "", "en": ""}' from messages m where m.user_id = $2 and m.id = $3`,
    [message],
  );

  const mistake = await put(
    `insert into mistake_cards (id, user_id, code, pattern, due, created_at)
     values ($1, $2, 'spelling', $3, $4, $4)`,
    [secretWord, product.app.clock.now()],
  );
  await product.app.database.pool.query(
    `insert into mistake_sentences (correction_id, card_id, message_id, written_at) values ($1, $2, $3, now())`,
    [correction, mistake, message],
  );

  const reading = randomUUID();
  await post('reading/start', { readingId: reading, textId: 'the-oven' });
  const listening = randomUUID();
  const { questions } = await post('listening/start', { listeningId: listening, textId: 'two-loaves' });
  await answers(questions, 'listening/answer', { listeningId: listening });
  const dictation = randomUUID();
  await post('listening/start-dictation', { dictationId: dictation, listeningId: listening });
  const [piece, draft] = [randomUUID(), randomUUID()];
  await post('writing/start', { pieceId: piece, draftId: draft, promptId: null });
  const saving = { draftId: draft, saveId: randomUUID(), revision: 0, unheard: [] };
  await post('writing/save-draft', { ...saving, text: `My ${secretWord} is green.` });

  const { cardId: card } = await post('vocabulary/save-word', {
    id: randomUUID(),
    word: 'envelope',
    meaning: secretWord,
    from: { kind: 'own' },
  });
  const review = randomUUID();
  const at = product.app.clock.now().toISOString();
  await post('vocabulary/review', {
    sentAt: at,
    reviews: [{ id: review, cardId: card, grade: 3, mode: 'recognise', at }],
  });
  const round = randomUUID();
  await post('vocabulary/start-gaps', { roundId: round });
  const unitCheck = randomUUID();
  await post('path/start-check', { checkId: unitCheck, unitId: 'a1-bread' });

  const schoolClass = await put(
    `with added as (insert into classes (id, code, name, term, created_at) values ($1, '9-A', $3, '2026', $4))
       insert into class_members (class_id, user_id, role, joined_at) values ($1, $2, 'teacher', $4)`,
    [secretWord, at],
  );
  const assignment = randomUUID();
  await pool.query(
    `insert into assignments (id, class_id, kind, amount, note, opens_at, due_at, for_all, created_at)
     values ($1, $2, 'chat', 5, $3, $4, $4::timestamptz + interval '7 days', true, $4)`,
    [assignment, schoolClass, secretWord, at],
  );

  const ownText = randomUUID();
  const added = await product.app.send('POST', '/api/private/own-texts/add', {
    token: owner.token,
    body: { id: ownText, name: '', title: secretWord },
    file: Buffer.from(`I like my ${secretWord} very much.`),
  });
  if (added.statusCode !== 200) throw new Error(`own-texts/add returned status ${added.statusCode}`);

  return {
    user: owner.id,
    session: await one(
      `select s.id from idp_session s join identities i on i.subject = s.user_id where i.user_id = $1`,
      [owner.id],
    ),
    passkey: await put(
      `insert into idp_passkeys (id, user_id, name, public_key, counter, transports, created_at)
       select $1, i.subject, 'Telefon', '', 0, '{}', now() from identities i where i.user_id = $2::uuid`,
    ),
    copy: await put(
      `insert into privacy_exports (id, user_id, asked_by, state, total, file, asked_at, ended_at, expires_at)
       values ($1, $2, $2, 'ready', 1, $3, $4, $4, $4::timestamptz + interval '1 day')`,
      [Buffer.from(secretWord), at],
    ),
    unitCheck,
    conversation,
    turn,
    partnerTurn,
    correction,
    recording: await put(
      `insert into voice_recordings (id, user_id, conversation_id, turn_id, key, format, bytes, seconds, at)
       values ($1, $2, $3, $4, 'yok', 'wav', 1, 1, $5)`,
      [conversation, turn, at],
    ),
    fact: await put(
      `insert into remembered_facts (id, user_id, conversation_id, kind, about, plural, pronoun, at)
       values ($1, $2, $3, 'like', $4, false, 'it', $5)`,
      [conversation, secretWord, at],
    ),
    schoolClass,
    assignment,
    reading,
    listening,
    dictation,
    // Inserts the placement test directly, because the small test library has too few items to start a placement
    // test.
    attempt: await put(
      `insert into placement_attempts
         (id, user_id, prior_ability, prior_error, asked_item, asked_version, started_at, last_at)
       values ($1, $2, 0, 1, 'a1-she-is', 1, $3, $3)`,
      [at],
    ),
    piece,
    draft,
    card,
    review,
    round,
    mistake,
    mistakeAnswer: await put(
      `insert into mistake_answers
         (id, user_id, card_id, code, stage, typed, hints, outcome, answers, why, corrections, answered_at)
       values ($1, $2, $3, 'spelling', 'free', $4, 0, 'right', '{}', '{"tr": "", "en": ""}', '[]', $5)`,
      [mistake, secretWord, at],
    ),
    ownText,
    ownTextAnswer: await put(
      `insert into own_text_answers (id, user_id, text_id, paragraph, word_start, answer, typed, outcome, answered_at)
       values ($1, $2, $3, 0, 10, $4, $4, 'right', $5)`,
      [ownText, secretWord, at],
    ),
    said: await put(
      `insert into spoken_sentences (id, user_id, kind, item_id, item_version, sentence, seconds, at)
       values ($1, $2, 'reading', 'the-oven', 1, 0, 2, $3)`,
      [at],
    ),
    heard: await put(
      `insert into sound_answers (id, user_id, sound_id, item_version, pair, way, is_right, at)
       values ($1, $2, 'th', 1, 0, 'hear', true, $3)`,
      [at],
    ),
  };
};
