import type { AnswerOf } from '@pratik/contract/call';
import type { answerMistake, MistakeCard } from '@pratik/contract/mistakes';
import { getLearnerDashboard } from '@pratik/contract/progress';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isConnectionProblem } from '../../lib/api/api-problem.ts';
import { callKey, worthRetrying } from '../../lib/api/query-client.ts';
import { sayFinished } from '../../lib/finished.ts';
import { newId } from '../../lib/new-id.ts';
import { useWhenBack } from '../../lib/offline/online.ts';
import { createOutbox } from '../../lib/offline/outbox.ts';
import { hasShape, textStorage } from '../../lib/offline/outbox-text.ts';
import { persistText } from '../../lib/storage/persisted-text.ts';

/** One exercise: a mistake card, or a gap exercise without a card. */
export type Task = Pick<MistakeCard, 'id' | 'code' | 'stage' | 'gap' | 'use'> & {
  sentence: MistakeCard['sentence'] | null;
  hints: MistakeCard['hints'] | null;
};

export type Result = AnswerOf<typeof answerMistake>;

/** Answer as stored on this device. Every field is a string, because the outbox stores strings. */
export type Given = {
  readonly id: string;
  readonly taskId: string;
  readonly code: string;
  readonly stage: string;
  readonly itemId: string;
  readonly typed: string;
  readonly hints: string;
  readonly at: string;
};

const isGiven = (value: unknown): value is Given =>
  hasShape(value, {
    id: 'string',
    taskId: 'string',
    code: 'string',
    stage: 'string',
    itemId: 'string',
    typed: 'string',
    hints: 'string',
    at: 'string',
  });

export const draftKey = ({ id, stage }: Pick<Task, 'id' | 'stage'>): string => `mistake ${id} ${stage}`;

type Answered = { typed: string; result: Result };

/**
 * State of a round of exercises: the current exercise, its result, and unsent answers. Each answer has an id, so that
 * the server counts it only once. @param key storage key of the unsent answers
 */
export const useTasks = (key: string, tasks: readonly Task[], deliver: (given: Given) => Promise<Result>) => {
  const client = useQueryClient();
  const [index, setIndex] = useState(0);
  const [results, setResults] = useState<Readonly<Record<string, Answered>>>({});
  const [error, setError] = useState<unknown>(null);
  const [outbox] = useState(() =>
    createOutbox<Given, unknown>({
      storage: textStorage(key, isGiven),
      async send([given]) {
        if (!given) return;
        const result = await deliver(given);
        if (result.outcome !== null) persistText(`mistake ${given.taskId} ${given.stage}`, null);
        setResults((now) => ({ ...now, [given.taskId]: { typed: given.typed, result } }));
        void client.invalidateQueries({ queryKey: callKey(getLearnerDashboard), refetchType: 'none' });
      },
      afterError: (problem) => (worthRetrying(problem) ? 'wait' : 'drop'),
    }),
  );
  const entries = useSyncExternalStore(outbox.subscribe, outbox.entries);
  const flush = () =>
    void outbox.flush().then(
      () => setError(null),
      (problem: unknown) => setError(problem),
    );
  const sendWaiting = useEffectEvent(() => {
    if (outbox.entries().length > 0) flush();
  });
  useWhenBack(() => sendWaiting());
  useEffect(() => {
    void outbox.recall().then(() => sendWaiting());
  }, [outbox]);

  const task = tasks[index];
  const own = entries.filter(({ item }) => item.taskId === task?.id);
  const sending = own.some(({ state }) => state === 'sending');
  return {
    index,
    task,
    /** Result of the current exercise, or null before it is answered. */
    answered: task ? (results[task.id] ?? null) : null,
    results,
    /** Number of answers that are not sent yet because the device is offline. */
    waiting: entries.length,
    sending,
    /** Whether the answer to the current exercise is stored on this device because the device is offline. */
    offline: own.length > 0 && !sending && isConnectionProblem(error),
    error: isConnectionProblem(error) ? null : error,
    answer(typed: string, hints: number) {
      if (!task || sending) return;
      // A new answer replaces an unsent answer to the same exercise.
      for (const { item } of own) outbox.remove(item.id);
      setError(null);
      outbox.add({
        id: newId(),
        taskId: task.id,
        code: task.code,
        stage: task.stage,
        itemId: task.gap?.itemId ?? '',
        typed,
        hints: String(hints),
        at: new Date().toISOString(),
      });
      flush();
    },
    next() {
      setError(null);
      setIndex(index + 1);
      if (index + 1 >= tasks.length) sayFinished();
    },
  };
};

export type Tasks = ReturnType<typeof useTasks>;
