/** Error: the embedded database cannot start or stop. The message is a text for the operator of Pratik. */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

/** Thrown when a different process has locked the data folder. */
export class FolderLockedError extends EmbeddedPostgresError {
  override readonly name = 'FolderLockedError';
}

/** Returns the `code` of a system error, such as `ENOENT`; undefined for other errors. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Returns the message of any thrown value, even when the value is not an Error. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
