/** Error: a backup or restore was rejected or has failed. The message is a Turkish text for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
