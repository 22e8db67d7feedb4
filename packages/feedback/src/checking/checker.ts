import { FeedbackError } from '../errors.ts';
import { type ModelReader, questionsAbout, readAnswerAbout } from '../model/model.source.ts';
import type { RawCorrection, Source } from '../raw-correction.ts';
import { prepareText } from '../text/prepare.ts';
import { type Legibility, legibilityOf } from './legibility.ts';

/** A source (grammar rules, Harper or statistics) that could not check a text, and the reason. */
export type SourceError = { source: string; failure: 'timeout' | 'crashed' };

export type Checked = { corrections: RawCorrection[]; errors: SourceError[]; legibility: Legibility };

/** Checks texts with all sources, either in the calling thread or in a separate thread. */
export type Checker = ModelReader & {
  /** The names of the sources and their versions. */
  version: string;
  /**
   * Returns the corrections of all sources. If a source fails, `errors` lists it, and the corrections of the remaining
   * sources are returned.
   * @throws FeedbackError when no source could read the text, when `signal` aborts, or after `close`
   */
  find(text: string, signal?: AbortSignal): Promise<Checked>;
  close(): Promise<void>;
};

export const versionOf = (sources: readonly Source[]): string =>
  sources.map((source) => `${source.name}-${source.version}`).join('+');

/** Creates a checker that runs the sources in the calling thread. */
export function createLocalChecker(sources: readonly Source[]): Checker {
  return {
    version: versionOf(sources),
    async find(text, signal) {
      const prepared = prepareText(text);
      const results = await Promise.allSettled(sources.map((source) => source.find(prepared, signal)));
      if (signal?.aborted) throw new FeedbackError('aborted', 'Feedback on this text was called off');
      const corrections = results.flatMap((one) => (one.status === 'fulfilled' ? one.value : []));
      const errors = results.flatMap((one, index) => {
        const source = sources[index]?.name ?? '';
        return one.status === 'rejected' ? [{ source, failure: failureOf(one.reason) }] : [];
      });
      const [first] = results;
      if (first?.status === 'rejected' && errors.length === sources.length) throw first.reason;
      return { corrections, errors, legibility: legibilityOf(prepared) };
    },
    questions: async (text, names) => questionsAbout(prepareText(text), names),
    answers: async (text, question, answer) => readAnswerAbout(prepareText(text), question, answer),
    async close() {
      await Promise.all(sources.map((source) => source.close()));
    },
  };
}

const failureOf = (error: unknown): SourceError['failure'] =>
  error instanceof FeedbackError && error.failure === 'timeout' ? 'timeout' : 'crashed';
