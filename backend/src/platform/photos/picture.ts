/** A picture file rebuilt from the parts that draw it, and its size in pixels. */
export interface CleanPicture {
  readonly bytes: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
}
