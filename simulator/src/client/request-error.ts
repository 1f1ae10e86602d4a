/** A request that the service refused, or that never reached it (code UNREACHABLE). */
export class RequestError extends Error {
  override readonly name = 'RequestError';

  constructor(
    message: string,
    /** One of the service's error codes, or UNREACHABLE, or BAD_ANSWER for what is no GraphQL at all. */
    readonly code: string,
    /** Everything that the service said beside the sentence. */
    readonly extensions: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
  }
}
