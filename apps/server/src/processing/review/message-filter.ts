import type { BodyOf } from '@pratik/contract/call';
import type { listMessages } from '@pratik/contract/message-process';
import { addDays, dayStart } from '../../platform/clock/clock.ts';
import type { MessageFilter } from './message-review.store.ts';

/** The filters of a request for messages. */
export type Filters = Pick<
  BodyOf<typeof listMessages>,
  'states' | 'userFilter' | 'source' | 'from' | 'to' | 'disputedOnly'
>;

/** Converts the filters of a request to database filters. Days are days in the given time zone. */
export const filterOf = (filters: Filters, timeZone: string): MessageFilter => ({
  states: filters.states,
  words: filters.userFilter.split(/\s+/).filter((word) => word !== ''),
  source: filters.source,
  from: filters.from ? dayStart(filters.from, timeZone) : undefined,
  to: filters.to ? dayStart(addDays(filters.to, 1), timeZone) : undefined,
  disputed: filters.disputedOnly ? true : undefined,
});
