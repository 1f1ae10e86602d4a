/** One request as it goes over the wire. */
export interface FuzzRequest {
  /** Operation or route, for the report. */
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Null: without a body. */
  readonly body: string | null;
}
