-- The desk sorts by the number of tries; most messages have one, so the index stays small.
create index messages_attempts on messages (attempts desc, id desc);
