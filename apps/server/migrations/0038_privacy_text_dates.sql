-- Shipped privacy texts are in force since they were inserted into this database, not since they were written. They
-- get the time of the migration that last changed them.
update privacy_texts
set made_at = applied.timestamp::timestamptz
from kysely_migration applied
where privacy_texts.version = 1
  and privacy_texts.made_by is null
  and privacy_texts.made_at in ('2026-01-01T00:00:00Z', '2026-11-21T00:00:00Z')
  and applied.name = case privacy_texts.kind
    when 'notice' then '0024_safety_and_minors'
    when 'speech' then '0026_speech_consent'
    else '0016_consents_and_personal_data'
  end;
