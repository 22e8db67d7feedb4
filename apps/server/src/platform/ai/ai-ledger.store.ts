import type { ServicePurpose, ServiceUse } from '@pratik/contract/message-review';
import { type Generated, sql } from 'kysely';
import type { Db } from '../db/database.ts';

type Row = {
  day: string;
  purpose: ServicePurpose;
  calls: Generated<number>;
  input_tokens: Generated<number>;
  output_tokens: Generated<number>;
  /** Number of characters that were converted to speech. */
  units: Generated<number>;
  /** Number of seconds of recordings that were transcribed. */
  seconds: Generated<number>;
  /** Cost in US dollars; null when no prices were configured. */
  cost_usd: number | null;
};
const tables = (db: Db) => db.withTables<{ ai_spending: Row }>();

/** Adds one call to a day’s usage. A call without a known cost does not change the stored cost. */
export const addUse = async (
  db: Db,
  day: string,
  { purpose, inputTokens, outputTokens, characters, seconds, costUsd }: Omit<ServiceUse, 'day' | 'calls'>,
): Promise<void> => {
  await tables(db)
    .insertInto('ai_spending')
    .values({
      day,
      purpose,
      calls: 1,
      input_tokens: inputTokens,
      output_tokens: outputTokens,
      units: characters,
      seconds,
      cost_usd: costUsd,
    })
    .onConflict((conflict) =>
      conflict.columns(['day', 'purpose']).doUpdateSet((eb) => ({
        calls: eb('ai_spending.calls', '+', 1),
        input_tokens: eb('ai_spending.input_tokens', '+', inputTokens),
        output_tokens: eb('ai_spending.output_tokens', '+', outputTokens),
        units: eb('ai_spending.units', '+', characters),
        seconds: eb('ai_spending.seconds', '+', seconds),
        cost_usd:
          costUsd === null
            ? sql<number | null>`ai_spending.cost_usd`
            : sql<number>`coalesce(ai_spending.cost_usd, 0) + ${costUsd}`,
      })),
    )
    .execute();
};

/** Selects the usage per purpose and day from the day `from`, oldest first. Days without usage have no entry. */
export const selectUse = (db: Db, from: string): Promise<ServiceUse[]> =>
  tables(db)
    .selectFrom('ai_spending')
    .select(['day', 'purpose', 'calls', 'seconds'])
    .select([
      'input_tokens as inputTokens',
      'output_tokens as outputTokens',
      'units as characters',
      'cost_usd as costUsd',
    ])
    .where('day', '>=', from)
    .orderBy('day')
    .orderBy('purpose')
    .execute();
