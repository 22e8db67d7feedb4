/** Ids of the test users and of the data copy that the inputs of the listed calls refer to. */
export type Target = { learner: string; invited: string; copy: string };

const user = { name: 'Ada', surname: 'Ak', role: 'admin', levelId: null };

/**
 * Administrator calls that require re-authentication, each with a valid input. With a stolen token they could take
 * over or delete an account, or delete or download personal data.
 */
export const sensitiveCalls: Readonly<Record<string, (target: Target) => object>> = {
  'audit/export': () => ({}),
  'privacy/confirm-retention': () => ({ now: '2026-03-10T09:00:00.000Z' }),
  'privacy/start-export': ({ learner }) => ({ userId: learner }),
  'user/add-user': () => ({ ...user, email: 'yeni-yonetici@example.com' }),
  'user/delete-user': ({ learner }) => ({ userId: learner }),
  'user/export': () => ({}),
  'user/import': () => ({
    dryRun: false,
    rows: [{ line: 2, name: 'Ada', surname: 'Ak', email: 'y@example.com', role: 'yönetici', level: '' }],
  }),
  'user/invite-again': ({ invited }) => ({ userIds: [invited] }),
  'user/make-sign-in-link': ({ learner }) => ({ userId: learner }),
  'user/reset-second-factor': ({ learner }) => ({ userId: learner }),
  'user/update': ({ learner }) => ({ ...user, id: learner, revision: 0 }),
};

/**
 * Administrator calls without re-authentication: they create no link to an existing account, grant no role, delete
 * no user and return no file with personal data. Add a new call only if all four conditions are met.
 */
export const harmlessCalls: readonly string[] = [
  'audit/list',
  'level/add',
  'level/delete',
  'level/get',
  'level/keep-own',
  'level/list-all',
  'level/reorder',
  'level/set-retired',
  'level/update',
  'mail/list',
  'mail/retry',
  'message-process/add-correction',
  'message-process/cancel-run',
  'message-process/costs',
  'message-process/count',
  'message-process/edit-correction',
  'message-process/get-by-id',
  'message-process/judge-correction',
  'message-process/list',
  'message-process/precision',
  'message-process/retry',
  'message-process/run',
  'message-process/start-run',
  'privacy/correct-age-band',
  'privacy/end-guardian-links',
  'privacy/get-export',
  'privacy/list-erasures',
  'privacy/list-texts',
  'privacy/make-guardian-link',
  'privacy/minor',
  'privacy/record-guardian',
  'privacy/retention',
  'privacy/save-text',
  'progress/admin-dashboard',
  'question/add',
  'question/export',
  'question/export-records',
  'question/get-by-id',
  'question/import-apply',
  'question/import-check',
  'question/list',
  'question/list-imports',
  'question/near-duplicates',
  'question/reorder',
  'question/save',
  'question/set-state',
  'question/settle-offer',
  'question/statistics',
  'question/undo-import',
  'question/version',
  'safety/list',
  'safety/look',
  'safety/settle',
  'speech/cancel-recordings',
  'speech/recordings',
  'speech/start-recordings',
  'user/end-user-sessions',
  'user/get-all-users',
  'user/get-for-edit',
  'user/get-privacy',
  'user/get-progress',
  'user/list-corrections',
  'user/list-user-sessions',
  'user/get-second-factor',
  'user/set-levels',
  'user/set-status',
  'voice/times',
];
