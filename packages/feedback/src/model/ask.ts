/** A request to a model. `schema` is the JSON Schema of the expected response, for servers that enforce a schema. */
export type ModelRequest = {
  system: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  schema: object;
};

/**
 * Sends a request to the configured AI provider and returns the response unchanged. Rejects when the provider does
 * not respond.
 * The caller enforces the limits of time and cost.
 */
export type AskModel = (request: ModelRequest, signal?: AbortSignal) => Promise<string>;

/**
 * Why a model contributed no findings. `unavailable`: it did not respond. `unusable`: no part of its response was
 * usable.
 */
export type ModelFault = 'unavailable' | 'unusable';
