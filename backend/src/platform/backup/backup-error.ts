/** Why a backup can't be made, read or put back; each has an exit code of its own for scripts. */
export const BACKUP_EXIT_CODES = {
  /** The file is cut off, or something in it is not as it was written. */
  DAMAGED: 3,
  /** The passphrase is another one. */
  WRONG_PASSPHRASE: 4,
  /** There is something already where the backup is to be put. */
  NOT_EMPTY: 5,
  /** The backup is of a newer version than this program, of a time before the first release, or of other secrets than those in use. */
  DOES_NOT_FIT: 6,
  /** The backup is made, and the store has no proven copy of it. */
  NOT_STORED: 7,
  /** Anything else that the operator has to put right. */
  REFUSED: 1,
} as const;

/** A fault that is shown to the operator in one sentence. */
export class BackupError extends Error {
  override readonly name = 'BackupError';

  constructor(
    readonly reason: keyof typeof BACKUP_EXIT_CODES,
    message: string,
    options: { readonly cause?: unknown } = {},
  ) {
    super(message, options);
  }
}
