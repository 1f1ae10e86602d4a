/** A file, or what comes out of an archive, is larger than a file of its form may be. */
export class FileTooLarge extends Error {
  override readonly name = 'FileTooLarge';

  constructor(
    /** MB that a file of its form may have. */
    readonly maxMb: number,
  ) {
    super(`The file is larger than ${maxMb} MB.`);
  }
}
