/** A reason a backup or restore was refused or stopped, worded for the person who runs Pratik. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
