import type pg from 'pg';

/** Number of rows per table for the measured learner. Every other user gets a tenth of these rows. */
export const sizes = {
  users: Number(process.env.BENCH_USERS ?? 20),
  cards: Number(process.env.BENCH_CARDS ?? 5000),
  reviews: Number(process.env.BENCH_REVIEWS ?? 100_000),
  pieces: Number(process.env.BENCH_PIECES ?? 10_000),
};

const users = `
  insert into users (id, name, surname, email, role, status, created_at)
  select gen_random_uuid(), 'K', 'K', n || '@bench.example', 'user', 'active', now() from generate_series(1, $1::int) n`;

/**
 * SQL that yields the numbers 1 to $2 for the measured learner (email `$1`), and 1 to a tenth of $2 for each other
 * user.
 */
const each = `(
  select users.id as user_id, n from users,
    generate_series(1, case when email = $1 then $2::int else greatest(1, $2::int / 10) end) n
)`;

/** SQL that selects the published items of one kind, numbered from 0, with their total count. */
const items = (kind: string) => `(
  select id, version, title, level_id, row_number() over (order by id) - 1 as at, count(*) over () as all
  from curriculum_items where kind = '${kind}' and state = 'published'
)`;

/**
 * About a fifth of the cards are due. The first cards are for library words, the remaining cards for words that the
 * learner added.
 */
const cards = `
  insert into vocabulary_cards (id, user_id, item_id, item_version, word, meaning, word_key, meaning_key, origin,
    state, due, stability, difficulty, scheduled_days, reps, lapses, last_review_at, introduced_on, created_at)
  select gen_random_uuid(), user_id, word.id, word.version, 'word ' || n, 'kelime ' || n, 'word ' || n,
    'kelime ' || n, case when word.id is null then 'own' else 'level' end, 'review',
    now() + (n % 50 - 10) * interval '1 day', 20, 5, 1 + n % 60, 20, n % 9, now() - interval '11 days',
    current_date - 20 - n % 300, now() - n * interval '1 hour'
  from ${each} mine left join ${items('word')} word on word.at = n - 1`;

/** SQL that pairs each number with one of the user’s cards. `$3` is the number of cards of the measured learner. */
const ofCards = `(
  select mine.user_id, n, card.id as card_id
  from (
    select users.id as user_id, n,
      n % case when email = $1 then $3::int else greatest(1, $3::int / 10) end as at
    from users, generate_series(1, case when email = $1 then $2::int else greatest(1, $2::int / 10) end) n
  ) mine
  join (
    select id, user_id, row_number() over (partition by user_id order by created_at) - 1 as at
    from vocabulary_cards
  ) card on card.user_id = mine.user_id and card.at = mine.at
)`;

const reviews = `
  insert into vocabulary_reviews (id, card_id, user_id, grade, mode, before, reviewed_at, received_at)
  select gen_random_uuid(), card_id, user_id, 1 + n % 4, 'recall', '{"state": "review", "reps": 5}',
    now() - n * interval '8 minutes', now() - n * interval '8 minutes'
  from ${ofCards} answers`;

const extra = `
  insert into vocabulary_extra_answers (id, card_id, user_id, known, answered_at)
  select gen_random_uuid(), card_id, user_id, n % 3 > 0, now() - n * interval '20 minutes' from ${ofCards} answers`;

const sittings = (table: string, kind: string) => `
  insert into ${table} (id, user_id, text_id, text_version, title, level_id, ${kind === 'reading' ? 'words, ' : ''}
    questions, right_count, active_ms, started_at, last_at, finished_at)
  select gen_random_uuid(), user_id, text.id, text.version, text.title, text.level_id,
    ${kind === 'reading' ? '200, ' : ''}'[{"id": "q", "version": 1}]', 1, 240000, past, past, past
  from (select *, now() - n * interval '3 hours' as past from ${each} sized) mine
  join ${items(kind)} text on text.at = n % text.all`;

const dictations = `
  insert into dictations (id, user_id, listening_id, sentences, right_words, all_words, started_at, last_at,
    finished_at)
  select gen_random_uuid(), user_id, id, '{0}', 7, 9, last_at, last_at, last_at from listenings`;

const writings = `
  insert into writings (id, user_id, prompt_id, prompt_version, prompt_title, level_id, started_at, submitted_at)
  select gen_random_uuid(), user_id, prompt.id, prompt.version, '{"tr": "Başlık", "en": "Title"}', prompt.level_id,
    past, past
  from (select *, now() - n * interval '3 hours' as past from ${each} sized) mine
  join ${items('writing-prompt')} prompt on prompt.at = n % prompt.all`;

const drafts = `
  insert into writing_drafts (id, writing_id, number, text, words, revision, saved_at, submitted_at, counted_at)
  select gen_random_uuid(), id, 1, repeat('Yesterday I went to the school with my friends. ', 12), 108, 1,
    submitted_at, submitted_at, submitted_at from writings`;

const messages = `
  insert into messages (id, user_id, source, text, day, state, attempts, engine, engine_version, duration_ms,
    correction_count, created_at, started_at, finished_at)
  select draft.id, user_id, 'writing', text, draft.saved_at::date, 'done', 1, 'feedback', '1', 5, 0, saved_at, saved_at,
    saved_at from writing_drafts draft join writings on writings.id = writing_id`;

const conversations = `
  insert into conversations (id, user_id, kind, partner, partner_name, level, state, learner_turns, next_position,
    active_ms, started_at, last_turn_at, closed_at)
  select gen_random_uuid(), user_id, 'free', 'offline', 'Emma', 'A2', 'closed', 8, 17, 240000, past, past, past
  from (select *, now() - n * interval '3 hours' as past from ${each} sized) mine`;

/**
 * Inserts the learning history into a migrated database that contains the library: all rows for the measured
 * learner, and a tenth of the rows for every other user.
 */
export const fillLearner = async (db: pg.Client, email: string): Promise<void> => {
  await db.query(users, [sizes.users]);
  await db.query(cards, [email, sizes.cards]);
  await db.query('analyze vocabulary_cards');
  await db.query(reviews, [email, sizes.reviews, sizes.cards]);
  await db.query(extra, [email, sizes.reviews / 5, sizes.cards]);
  await db.query(sittings('readings', 'reading'), [email, sizes.pieces]);
  await db.query(sittings('listenings', 'listening'), [email, sizes.pieces]);
  await db.query(dictations);
  await db.query(writings, [email, sizes.pieces]);
  await db.query(drafts);
  await db.query(messages);
  await db.query(conversations, [email, sizes.pieces]);
  await db.query('vacuum analyze');
};
