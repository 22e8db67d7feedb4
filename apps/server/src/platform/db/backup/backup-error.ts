/** The reason why a backup or restore was refused or stopped, worded for the operator of Pratik. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
