/** Returns the message of an error in one line; also accepts thrown or emitted values that are not errors. */
export const errorText = (error: unknown): string => {
  if (typeof error === 'string') return error;
  if (typeof error !== 'object' || error === null) return String(error);
  const { message, code, errors, cause } = error as Record<string, unknown>;
  if (typeof message === 'string' && message !== '') {
    return cause === undefined ? message : `${message} (${errorText(cause)})`;
  }
  // When a host name has several IP addresses, Node.js throws an AggregateError with an empty message.
  if (Array.isArray(errors) && errors.length > 0) return errors.map(errorText).join('; ');
  if (typeof code === 'string') return code;
  return `${error.constructor?.name ?? 'object'} with ${Object.keys(error).join(', ') || 'nothing'}`;
};
