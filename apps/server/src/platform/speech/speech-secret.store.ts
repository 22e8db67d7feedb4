import type { Db } from '../db/database.ts';

type Tables = { speech_secret: { id: boolean; secret: string } };

/** Returns the secret that signs audio links: the stored secret or, when none is stored, `offered`, which is stored. */
export const storedSecret = async (db: Db, offered: string): Promise<string> => {
  const tables = db.withTables<Tables>();
  await tables
    .insertInto('speech_secret')
    .values({ id: true, secret: offered })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return (await tables.selectFrom('speech_secret').select('secret').executeTakeFirstOrThrow()).secret;
};
