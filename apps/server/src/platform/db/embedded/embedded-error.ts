/** A reason the embedded database cannot start or stop, worded for the person who runs Pratik. */
export class EmbeddedPostgresError extends Error {
  override readonly name: string = 'EmbeddedPostgresError';
}

/** Another application holds the data folder. */
export class FolderLockedError extends EmbeddedPostgresError {
  override readonly name = 'FolderLockedError';
}

/** The `code` of a system error such as `ENOENT`, or undefined for anything else. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}

/** Text of whatever was thrown. */
export function errorText(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
