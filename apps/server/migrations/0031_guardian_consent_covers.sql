-- What a guardian's consent covers: purpose, version of the text and service, as they were shown. It permits nothing
-- else. A refusal applies to everything and covers nothing.
alter table guardian_decisions add column covers jsonb not null default '[]';

-- For earlier consents, the coverage is known only where the guardian can have seen nothing else: the organisation has
-- only ever had one service for the purpose, and the text is the one that was in force on that day. For a signed sheet,
-- whose date of signature is unknown, it is known only when there was a single text. Everything else is not covered and
-- is asked again.
update guardian_decisions decision set covers = shown.covers
  from (
    select consent.id, jsonb_agg(
      jsonb_build_object('purpose', served.purpose, 'version', newest.version, 'service', served.service)
      order by served.purpose
    ) as covers
    from guardian_decisions consent
    join (
      select purpose, min(service) as service, min(at) as first_at, max(at) as last_at
      from consents group by purpose having count(distinct service) = 1
    ) served on served.first_at <= consent.at and served.last_at >= consent.at
    cross join lateral (
      select max(version) as version from privacy_texts
      where kind = served.purpose and made_at <= consent.at
    ) newest
    where consent.given and (newest.version = 1 or (consent.means = 'link' and newest.version > 1))
    group by consent.id
  ) shown
  where shown.id = decision.id;

alter table guardian_decisions
  add constraint guardian_decisions_covers check (given or covers = '[]'::jsonb);
