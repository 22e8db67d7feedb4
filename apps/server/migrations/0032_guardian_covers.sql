-- What a guardian's consent is to: purpose, version of its text and service, each as it was shown. Nothing else is
-- allowed by it. A refusal is to everything, and covers nothing.
alter table guardian_decisions add column covers jsonb not null default '[]';

-- Of consents given before, what the guardian saw is known where nothing else can have been shown: the house has only
-- ever had one service for a purpose, named to people before that day and after it, and the text is the one in force
-- then; of a paper, signed on some day before it was recorded, only where there had been no other text. What is not
-- known is not covered, and asked for anew.
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
