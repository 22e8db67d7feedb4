-- Administrators sort messages by attempts. Most messages have one attempt, so a partial index stays small.
create index messages_attempts on messages (attempts desc, id desc);
