-- A passkey can also confirm a change to the second factor.
alter table idp_steps drop constraint idp_steps_kind_check;
alter table idp_steps add constraint idp_steps_kind_check
  check (kind in ('second-factor', 'passkey-sign-in', 'passkey-registration', 'proof'));
