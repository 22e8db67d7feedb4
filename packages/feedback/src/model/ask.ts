/** A request to a model. `schema` is the JSON Schema of the expected answer, for servers that enforce one. */
export type ModelRequest = {
  system: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  schema: object;
};

/**
 * Sends a request to the configured AI provider and returns its answer unchanged. Rejects when no provider answers.
 * The caller enforces the limits of time and cost.
 */
export type AskModel = (request: ModelRequest, signal?: AbortSignal) => Promise<string>;

/** The reason why a model added nothing: it did not answer, or no part of its answer was usable. */
export type ModelFault = 'unavailable' | 'unusable';
