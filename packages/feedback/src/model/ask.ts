/**
 * A request to an AI model. `schema` is the JSON Schema of the expected response, which some servers enforce.
 */
export type ModelRequest = {
  system: string;
  turns: readonly { role: 'user' | 'assistant'; content: string }[];
  schema: object;
};

/**
 * Sends a request to the configured AI provider and returns its response unchanged. Rejects if the provider does
 * not respond.
 * The caller must enforce the limits of time and cost.
 */
export type AskModel = (request: ModelRequest, signal?: AbortSignal) => Promise<string>;

/**
 * Why the AI model returned no corrections. `unavailable`: the model did not respond. `unusable`: no part of the
 * response could be used.
 */
export type ModelError = 'unavailable' | 'unusable';
