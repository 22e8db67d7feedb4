import type { Meter, ReplyEvent } from '@pratik/contract/chat';
import { asProblem, toDocument } from '../../platform/http/problem.ts';
import { problemOfInterruption } from './chat.policy.ts';
import type { TurnRow } from './chat.tables.ts';
import { turnView } from './chat.view.ts';
import type { Writer } from './partner.ts';
import type { Outcome } from './reply-task.ts';
import type { TurnEnd } from './turn.store.ts';

/** The stored form of a reply’s end. The written text is always stored. */
export const turnEndOf = (outcome: Outcome, text: string, writer: Writer, requestId: string): TurnEnd => {
  const partner = text === '' ? null : writer.partner;
  if ('memory' in outcome) return { state: 'complete', text, problem: null, partner };
  if ('interruption' in outcome && outcome.interruption === 'stopped') {
    return { state: 'stopped', text, problem: null, partner };
  }
  const cause =
    'interruption' in outcome ? problemOfInterruption(outcome.interruption as never) : outcome.failure;
  const { problem, extras } = asProblem(cause);
  return {
    state: text === '' && 'failure' in outcome ? 'failed' : 'cut',
    text,
    partner,
    problem: toDocument(problem, requestId, extras),
  };
};

/** The last event of a reply's stream. */
export const lastEvent = (row: TurnRow, meter: Meter, conversationState: 'open' | 'closed'): ReplyEvent => {
  const turn = turnView(row, null);
  return row.problem
    ? { type: 'problem', problem: row.problem, turn }
    : { type: 'done', turn, meter, conversationState };
};
