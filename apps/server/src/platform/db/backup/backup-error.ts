/** A backup or restore was rejected or has failed. The message is a text in Turkish for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
