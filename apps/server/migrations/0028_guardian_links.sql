-- The decision made by a link; null: none yet. A link decides once; after a consent it can only withdraw that consent.
alter table guardian_requests add column given boolean;
-- Order of creation; a newer link replaces earlier ones.
alter table guardian_requests add column number bigint generated always as identity;

-- A refusal does not need a name.
alter table guardian_decisions alter column guardian drop not null;

-- Existing links keep their promised lifetime when a consent may have been given by them; links without a decision
-- expire after thirty days.
update guardian_requests set given = last.given
  from (
    select distinct on (user_id) user_id, given from guardian_decisions where means = 'link'
    order by user_id, id desc
  ) last
  where last.user_id = guardian_requests.user_id;
update guardian_requests set expires_at = least(expires_at, asked_at + interval '30 days')
  where given is distinct from true;
