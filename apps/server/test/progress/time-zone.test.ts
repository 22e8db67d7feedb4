import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../harness.ts';
import { addAndSignIn, type Session, signInFirstAdministrator } from '../users.ts';

let app: TestApp;
let admin: Session;
beforeAll(async () => {
  app = await startTestApp();
  admin = await signInFirstAdministrator(app);
});
afterAll(() => app.close());

test('daily limit › does not restart when the learner changes the time zone before the day ends', async () => {
  app.clock.set('2026-03-10T09:00:00Z');
  const learner = await addAndSignIn(app, admin);
  const meter = async () => {
    const answer = await app.send('GET', '/api/private/progress/learner-dashboard', {
      token: learner.token,
    });
    return answer.json<{ meter: { day: string; full: boolean } }>().meter;
  };
  const choose = (timeZone: string) =>
    app.send('POST', '/api/private/user/update-profile', {
      token: learner.token,
      body: {
        name: 'Can',
        surname: 'Öz',
        levelId: null,
        timeZone,
        language: 'tr',
        correctionDose: 'at-once-all',
      },
    });
  await app.database.pool.query(
    `insert into activity_days (user_id, day, kind, active_ms, learner_words, learner_turns, last_event_at)
     values ($1, '2026-03-10', 'chat', 600000, 10, 1, $2)`,
    [learner.id, app.clock.now()],
  );
  expect(await meter()).toMatchObject({ day: '2026-03-10', full: true });
  // In one of these time zones it is still the previous day, and in the other it is already the next day.
  for (const zone of ['Pacific/Pago_Pago', 'Pacific/Kiritimati']) {
    expect((await choose(zone)).json()).toMatchObject({ timeZone: zone });
    expect(await meter()).toMatchObject({ day: '2026-03-10', full: true });
  }
  app.clock.set('2026-03-10T21:00:00Z');
  expect(await meter()).toMatchObject({ day: '2026-03-11', full: false });
});
