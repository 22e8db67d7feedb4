import type pg from 'pg';

/** Number of rows per table. The response time targets are defined for these default sizes. */
export const sizes = {
  users: Number(process.env.BENCH_USERS ?? 1_000_000),
  questions: Number(process.env.BENCH_QUESTIONS ?? 100_000),
  messages: Number(process.env.BENCH_MESSAGES ?? 5_000_000),
  entries: Number(process.env.BENCH_ENTRIES ?? 1_000_000),
};

const names =
  'Ayşe,Fatma,Emine,Hatice,Zeynep,Elif,Meryem,Şerife,Sultan,Hanife,Merve,Esra,Büşra,Kübra,Özlem,Gülşah,Ebru,Tuğba,Çağla,Irmak,İpek,Nehir,Defne,Azra,Ecrin,Mehmet,Mustafa,Ahmet,Ali,Hüseyin,Hasan,İbrahim,İsmail,Osman,Yusuf,Murat,Ömer,Ramazan,Halil,Süleyman,Abdullah,Mahmut,Recep,Salih,Fatih,Kadir,Emre,Hakan,Adem,Kemal,Orhan,Veli,Yaşar,Çağrı,Ümit,Doruk,Poyraz,Deniz,Efe,Berk';
const surnames =
  'Yılmaz,Kaya,Demir,Şahin,Çelik,Yıldız,Yıldırım,Öztürk,Aydın,Özdemir,Arslan,Doğan,Kılıç,Aslan,Çetin,Kara,Koç,Kurt,Özkan,Şimşek,Polat,Özcan,Korkmaz,Çakır,Erdoğan,Yavuz,Can,Acar,Şen,Aktaş,Güler,Yalçın,Güneş,Bozkurt,Bulut,Keskin,Ünal,Turan,Gül,Özer,Işık,Kaplan,Avcı,Sarı,Tekin,Taş,Köse,Yüksel,Ateş,Aksoy';

/** SQL expression for the id of the nth user. Rows of other tables can reference a user without a lookup. */
const user = (n: string) => `('00000000-0000-4000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`;

/**
 * SQL expression that maps a row number (0, 1, 2 …) to a pseudo-random value within a range, so that consecutive
 * rows have different values.
 */
const spread = (n: string, salt: number, range: number | string) =>
  `(hashint8extended(${n}, ${salt}) & 9223372036854775807) % ${range}`;

const users = `
  insert into users (id, name, surname, email, role, status, level_id, created_at, last_active_at)
  select ${user('n')},
    (string_to_array($2, ','))[1 + ${spread('n', 1, 60)}],
    (string_to_array($3, ','))[1 + ${spread('n', 2, 50)}]
      || case when ${spread('n', 3, 20)} = 0 then 'oğlu' when n % 5003 = 0 then '-Kızıltan' else '' end,
    'kisi' || n || '@okul' || ${spread('n', 4, 40)} || '.example',
    case when n % 20000 = 0 then 'admin' else 'user' end,
    case when ${spread('n', 5, 50)} = 0 then 'invited' when n % 101 = 0 then 'disabled' else 'active' end,
    (array['A1', 'A2', 'B1', 'B2', 'C1', null])[1 + ${spread('n', 6, 6)}],
    now() - ${spread('n', 7, 900)} * interval '1 day',
    case when ${spread('n', 5, 50)} = 0 then null
      else now() - ${spread('n', 8, 120)} * interval '1 day' - ${spread('n', 9, 86400)} * interval '1 second' end
  from generate_series(1, $1::bigint) n`;

const activity = `
  insert into activity_days (user_id, day, kind, active_ms, learner_words, learner_turns, last_event_at)
  select ${user('n')}, current_date - d, kind, 60000 + ${spread('n', 10, 900000)}, 60, 8, now()
  from generate_series(1, $1::bigint) n, generate_series(0, 6, 3) d, unnest(array['chat', 'reading']) kind
  where n % 3 = 0`;

const messages = `
  insert into messages (id, user_id, source, conversation_id, text, day, state, attempts, engine, engine_version,
    duration_ms, correction_count, disputed, created_at, started_at, finished_at)
  select gen_random_uuid(), ${user(`1 + ${spread('n', 11, '$2::bigint')}`)},
    case when n % 8 = 0 then 'writing' else 'chat' end, null,
    'Yesterday I went to the school with my friends and we played football until the evening.',
    at::date, state, 1, 'feedback', '1', 4 + ${spread('n', 12, 4000)} / 10.0, n % 4, n % 4001 = 0, at,
    case when state <> 'waiting' then at + interval '1 second' end,
    case when state in ('done', 'needs-review', 'failed') then at + interval '2 seconds' end
  from (
    select n, now() - n * interval '7 seconds' as at,
      case when n <= 40 then 'waiting' when n % 5000 = 0 then 'failed' when n % 3000 = 0 then 'needs-review'
        else 'done' end as state
    from generate_series(1, $1::bigint) n
  ) as each`;

const questions = `
  insert into curriculum_items (kind, id, level_id, topic, title, codes, state, version, body, answers, right_share,
    flags, created_at, updated_at)
  select 'cloze', own.id || '~' || copy, own.level_id, own.topic, own.title || ' ' || md5(own.id || copy), own.codes,
    case when ${spread('copy', 13, 40)} = 0 then 'draft' else 'published' end, 1, own.body,
    ${spread('copy', 14, 3000)}, ${spread('copy', 15, 1000)} / 1000.0,
    case when (copy * 31 + length(own.id)) % 200 = 0 then array['too-hard'] else '{}' end,
    now(), now() - copy * interval '1 hour'
  from (select * from curriculum_items where kind = 'cloze' and library_hash is not null) own,
    generate_series(1, $1::int / (select greatest(1, count(*)) from curriculum_items
      where kind = 'cloze' and library_hash is not null) + 1) copy`;

const entries = `
  insert into audit_log (at, actor_id, action, target_kind, target_id, detail)
  select now() - n * interval '30 seconds', ${user(`20000 * (1 + ${spread('n', 16, 20)})`)},
    (array['user.update', 'user.invite', 'level.save', 'question.publish'])[1 + ${spread('n', 17, 4)}],
    'user', ${user(`1 + ${spread('n', 18, '$2::bigint')}`)}::text, '{}'
  from generate_series(1, $1::bigint) n`;

/**
 * Drops the indexes and foreign keys of a table, because inserting is faster without them. After inserting,
 * recreates the indexes and adds the foreign keys without validation.
 */
const fill = async (db: pg.Client, table: string, work: string, values: unknown[]): Promise<void> => {
  const { rows: indexes } = await db.query<{ name: string; made: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as made from pg_index i
     where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = i.indexrelid)`,
    [table],
  );
  const { rows: references } = await db.query<{ name: string; made: string }>(
    `select quote_ident(conname) as name, pg_get_constraintdef(oid) as made from pg_constraint
     where conrelid = $1::regclass and contype = 'f'`,
    [table],
  );
  await db.query("set maintenance_work_mem = '512MB'");
  for (const { name } of references) await db.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes) await db.query(`drop index ${name}`);
  await db.query(work, values);
  for (const { made } of indexes) await db.query(made);
  for (const { name, made } of references) {
    await db.query(`alter table ${table} add constraint ${name} ${made} not valid`);
  }
  await db.query(`vacuum analyze ${table}`);
};

/** Inserts the rows for the list benchmark into a migrated database that contains the library. */
export const fillLists = async (db: pg.Client, say: (line: string) => void): Promise<void> => {
  const step = async (what: string, table: string, work: string, values: unknown[]) => {
    const begun = performance.now();
    await fill(db, table, work, values);
    say(`${what}, in ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  };
  await step(`${sizes.users} users`, 'users', users, [sizes.users, names, surnames]);
  await step('practice of the users', 'activity_days', activity, [sizes.users]);
  await step(`${sizes.messages} messages`, 'messages', messages, [sizes.messages, sizes.users]);
  await step(`${sizes.entries} entries in the audit log`, 'audit_log', entries, [sizes.entries, sizes.users]);
  await step(`${sizes.questions} questions`, 'curriculum_items', questions, [sizes.questions]);
};
