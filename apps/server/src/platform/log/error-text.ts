/** What an error says of itself, in one line; also of things that are thrown or emitted without being errors. */
export const errorText = (error: unknown): string => {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code, errors, cause } = error as Record<string, unknown>;
  if (typeof message === 'string' && message !== '') {
    return cause === undefined ? message : `${message} (${errorText(cause)})`;
  }
  // Node's AggregateError for an address with several IP addresses has no message of its own.
  if (Array.isArray(errors) && errors.length > 0) return errors.map(errorText).join('; ');
  if (typeof code === 'string') return code;
  return `${error.constructor?.name ?? 'object'} with ${Object.keys(error).join(', ') || 'nothing'}`;
};
