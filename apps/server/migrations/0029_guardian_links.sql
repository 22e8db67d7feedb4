-- A link decides once: what was decided by it. Null: nothing yet. After a consent it can only take that back.
alter table guardian_requests add column given boolean;
-- The order they were made in; a newer one takes the place of those before it.
alter table guardian_requests add column number bigint generated always as identity;

-- Whoever refuses need not say who they are.
alter table guardian_decisions alter column guardian drop not null;

-- Links made before live as long as they were promised where they may be the one a consent was given by; those that
-- have decided nothing, thirty days.
update guardian_requests set given = last.given
  from (
    select distinct on (user_id) user_id, given from guardian_decisions where means = 'link'
    order by user_id, id desc
  ) last
  where last.user_id = guardian_requests.user_id;
update guardian_requests set expires_at = least(expires_at, asked_at + interval '30 days')
  where given is distinct from true;
