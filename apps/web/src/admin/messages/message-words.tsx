import type { CorrectionSource, CorrectionVerdict, MessageState } from '@pratik/contract/feedback';
import {
  type FailureReason,
  failureReasons,
  type ProcessedMessage,
  type ReviewedCorrection,
} from '@pratik/contract/message-process';
import { formatNumber } from '../../lib/language/format.ts';
import { ColouredDot, ColouredWord } from '../../ui/label/coloured-word.tsx';
import { type MessagesText, useMessagesText } from './messages.texts.ts';

export const stateName = (t: MessagesText, state: MessageState): string =>
  t(
    (
      {
        waiting: 'stateWaiting',
        processing: 'stateProcessing',
        done: 'stateDone',
        'needs-review': 'stateNeedsReview',
        failed: 'stateFailed',
      } as const
    )[state],
  );

export const sourceName = (t: MessagesText, source: ProcessedMessage['source']): string =>
  t(source === 'chat' ? 'sourceChat' : 'sourceWriting');

const isFailureReason = (text: string): text is FailureReason =>
  failureReasons.some((reason) => reason === text);

const checksFailed = 'checks-failed: ';

/**
 * Returns the reason why an attempt failed, as text. An error message from a third-party library is returned
 * unchanged.
 */
export const reasonText = (t: MessagesText, reason: string): string => {
  if (isFailureReason(reason)) return t(`reason.${reason}`);
  return reason.startsWith(checksFailed)
    ? t('checksFailed', { names: reason.slice(checksFailed.length) })
    : reason;
};

/** Formats a duration as `850 ms` or `2,4 sn`. */
export const durationText = (t: MessagesText, milliseconds: number | null): string => {
  if (milliseconds === null) return t('none');
  return milliseconds < 1000
    ? t('milliseconds', { count: formatNumber(milliseconds) })
    : t('seconds', { count: formatNumber(milliseconds / 1000, 1) });
};

export const stateColors: Record<MessageState, string> = {
  waiting: 'info.main',
  processing: 'primary.main',
  done: 'success.main',
  'needs-review': 'warning.main',
  failed: 'error.main',
};

/** State of a message as coloured text. The colour is decoration, because the text names the state. */
export const StateMark = ({ state }: { state: MessageState }) => {
  const t = useMessagesText();
  return <ColouredWord {...stateDot(state)}>{stateName(t, state)}</ColouredWord>;
};

export const StateDot = ({ state }: { state: MessageState }) => <ColouredDot {...stateDot(state)} />;

const stateDot = (state: MessageState) => ({
  color: stateColors[state],
  hollow: state === 'waiting' || state === 'processing',
});

/** Returns the label of a decision, such as `Reddedildi`. A null verdict means that there is no decision. */
export const verdictName = (t: MessagesText, verdict: CorrectionVerdict | null): string =>
  t(
    verdict === null
      ? 'undecided'
      : (
          {
            approved: 'verdictApproved',
            edited: 'verdictEdited',
            rejected: 'verdictRejected',
            added: 'verdictAdded',
          } as const
        )[verdict],
  );

/**
 * Returns the origin of a correction as text: its source, and the checking engine or the AI model with the prompt
 * version.
 */
export const originText = (t: MessagesText, one: ReviewedCorrection): string => {
  const source = t(sourceTexts[one.source]);
  const made = one.model
    ? t('promptOf', { model: one.model, version: one.promptVersion ?? t('none') })
    : [one.engine, one.engineVersion].filter(Boolean).join(' ');
  return made === '' ? source : `${source} · ${made}`;
};

export const sourceTexts = {
  'transfer-grammar': 'sourceTransfer',
  harper: 'sourceHarper',
  statistics: 'sourceStatistics',
  model: 'sourceModel',
  administrator: 'sourceAdministrator',
} as const satisfies Record<CorrectionSource, string>;
