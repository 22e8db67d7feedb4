import { afterAll, beforeAll, expect, it } from 'vitest';
import { createListeningAnswers } from '../../src/practice/listening/listening-answers.service.ts';
import { createPlacementAnswers } from '../../src/practice/placement/placement-answers.service.ts';
import { createReadingAnswers } from '../../src/practice/reading/reading-answers.service.ts';
import { createGapAnswers } from '../../src/practice/vocabulary/gaps/gap-answers.service.ts';
import { startTestApp, type TestApp } from '../harness.ts';
import { signInFirstAdministrator } from '../users.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await signInFirstAdministrator(app);
  // In each practice, a user answers one item wrongly after 20 seconds and a second item rightly after another 5
  // seconds.
  await app.database.pool.query(`
    create temp table sitting as select gen_random_uuid() as id, users.id as user_id from users limit 1;
    create temp table given (item, at, choice) as
      values ('one', timestamptz '2026-03-10 09:00:20Z', 1), ('two', '2026-03-10 09:00:25Z', 2);
    insert into readings (id, user_id, text_id, text_version, title, level_id, words, questions, started_at, last_at, read_at)
      select id, user_id, 'a', 1, 'A', 'A1', 9, '[]', '2026-03-10 08:59Z', '2026-03-10 09:00Z', '2026-03-10 09:00Z' from sitting;
    insert into reading_answers (reading_id, question_id, question_version, choices, is_right, answered_at)
      select id, item, 3, array[choice], item = 'two', at from sitting, given;
    insert into listenings (id, user_id, text_id, text_version, title, level_id, questions, started_at, last_at)
      select id, user_id, 'a', 1, 'A', 'A1', '[]', '2026-03-10 09:00Z', '2026-03-10 09:00Z' from sitting;
    insert into listening_answers (listening_id, question_id, question_version, choice, is_right, answered_at)
      select id, item, 3, choice, item = 'two', at from sitting, given;
    insert into placement_attempts (id, user_id, prior_ability, prior_error, started_at, last_at)
      select id, user_id, 0, 1, '2026-03-10 09:00Z', '2026-03-10 09:00Z' from sitting;
    insert into placement_answers (attempt_id, item_id, item_version, position, skill, tests, difficulty, choice, answered, answered_at)
      select id, item, 3, choice, 'grammar', 'be', 0, choice, case item when 'two' then 'right' else 'wrong' end, at
      from sitting, given;
    insert into vocabulary_gap_rounds (id, user_id, items, day, started_at)
      select id, user_id, '[]', '2026-03-10', '2026-03-10 09:00Z' from sitting;
    insert into vocabulary_gap_answers (round_id, item_id, item_version, asked, answer, outcome, answered_at)
      select id, item, 3, case item when 'two' then 'chosen' else 'typed' end, item,
        case item when 'two' then 'slip' else 'wrong' end, at
      from sitting, given;`);
});
afterAll(() => app.close());

const first = { version: 3, levelId: null, right: false, rest: 1 };
const second = { version: 3, levelId: null, right: true, rest: 0, ms: 5_000 };

it.each([
  ['texts', createReadingAnswers, 'question', [1], [2], 20_000],
  // The expected duration is null, because a listening exercise does not store when its questions started.
  ['scripts', createListeningAnswers, 'question', [1], [2], null],
  ['placement tests', createPlacementAnswers, 'placement-item', 1, 2, 20_000],
  // The expected option is null, because a typed answer is not an option.
  ['gaps', createGapAnswers, 'cloze', null, 'two', 20_000],
] as const)(
  'answer statistics of %s › include only the first answer of each user, with its duration',
  async (...row) => {
    const [, create, kind, choiceOfFirst, choiceOfSecond, ms] = row;
    const source = create(app.database.db);
    expect(await source.answersOf(kind, 'one')).toEqual([{ ...first, choice: choiceOfFirst, ms }]);
    expect(await source.answersOf(kind, 'two')).toEqual([{ ...second, choice: choiceOfSecond }]);
    expect(await source.answersOf('word', 'one')).toEqual([]);
    expect(await source.answeredAfter(new Date('2026-03-10T09:00:20Z'), 9)).toEqual([
      { kind, id: 'two', at: new Date('2026-03-10T09:00:25Z') },
    ]);
  },
);
