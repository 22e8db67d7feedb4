import type { Role, UserStatus } from '@pratik/contract/user';
import type pg from 'pg';

/** Result of the caller lookup; `id` is null when no user is registered with the identity. */
export type CallerRow = {
  id: string | null;
  name: string;
  role: Role;
  level_id: string | null;
  time_zone: string;
  time_zone_before: string | null;
  time_zone_from: Date | null;
  language: 'tr' | 'en';
  status: UserStatus;
  last_active_at: Date | null;
  session_open: boolean;
  /** True for an administrator who must set up a second factor first. */
  needs_factor: boolean;
};

const caller = `
  select u.id, u.name, u.role, u.level_id, u.time_zone, u.time_zone_before, u.time_zone_from,
    u.language, u.status, u.last_active_at,
    ($3::text is null
      or exists (select from idp_session s where s.id = $3 and s.user_id = $2))
    and ($4::text is null
      or not exists (select from ended_tokens e where e.token_hash = $4)) as session_open,
    $5::boolean and u.role = 'admin'
      and not exists (select from idp_totp t where t.user_id = $2 and t.confirmed_at is not null)
      and not exists (select from idp_passkeys p where p.user_id = $2) as needs_factor
  from (values ($1::text, $2::text)) as caller (issuer, subject)
  left join identities i on i.issuer = caller.issuer and i.subject = caller.subject
  left join users u on u.id = i.user_id`;

/**
 * Selects the caller’s user, status and session state by primary keys. This query runs once per request, so it uses a
 * prepared statement of `pg`.
 * @param sessionKey a session of the embedded provider; for issuers with their own sessions, the token’s hash
 * @param factorAsked whether administrators need a second factor
 */
export const selectCaller = async (
  pool: pg.Pool,
  issuer: string,
  subject: string,
  sessionKey: { sessionId: string | null; tokenHash: string | null },
  factorAsked: boolean,
): Promise<CallerRow> => {
  const { rows } = await pool.query<CallerRow>({
    name: 'caller',
    text: caller,
    values: [issuer, subject, sessionKey.sessionId, sessionKey.tokenHash, factorAsked],
  });
  const [row] = rows;
  if (!row) throw new Error('the caller lookup returned no row');
  return row;
};

const touch = `
  with seen as (update idp_session set last_seen_at = now() where id = $4)
  update users
  set last_active_at = $2, status = case when status = 'invited' then 'active' else status end
  where id = $1 and (last_active_at is null or last_active_at < $3)`;

/** Records the user’s activity. The first activity changes an invited user to an active user. */
export const updateLastActive = async (
  pool: pg.Pool,
  userId: string,
  at: Date,
  unlessSince: Date,
  sessionId: string | null,
): Promise<void> => {
  await pool.query({ name: 'touch', text: touch, values: [userId, at, unlessSince, sessionId] });
};
