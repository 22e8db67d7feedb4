-- How much of a text could be checked, and the state of the model's check, which follows the message's own check.
alter table messages
  add column checked text check (checked in ('right', 'open', 'unreadable')),
  add column model_check text check (model_check in ('waiting', 'done', 'missed', 'not-allowed')),
  add column model_attempts integer not null default 0,
  add column model_failures integer not null default 0;

create index messages_model_waiting on messages (id) where model_check = 'waiting';

alter table message_attempts
  add column step text not null default 'own' check (step in ('own', 'model'));
