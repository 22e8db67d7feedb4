/** What a model is asked. `schema` is the JSON Schema of the answer wanted, for servers that hold a model to one. */
export type ModelRequest = {
  system: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  schema: object;
};

/**
 * Asks the house's model and gives its answer as it came. Rejects when there is none; limits of time and
 * cost are the caller's.
 */
export type AskModel = (request: ModelRequest, signal?: AbortSignal) => Promise<string>;

/** Why a model added nothing: it did not answer, or nothing in its answer could be used. */
export type ModelFault = 'unavailable' | 'unusable';
