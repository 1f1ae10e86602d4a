import { filled } from './fuzz-actors';
import type { FuzzActor } from './fuzz-actors';
import type { FuzzRequest } from './fuzz-request';

/** Outcome of one request. */
export interface FuzzAnswer {
  /** Fault of the answer, or null. */
  readonly fault: string | null;
  /** Whether a limit of calls, or of a body's size, stopped it before it was validated. */
  readonly isTurnedAway: boolean;
}

/** Patterns that no answer may hold: hashes, statements, stacks, paths. */
const LEAKS =
  /argon2|\$m=19456|QueryFailedError|node_modules|\.[jt]s:\d+|"(pinHash|passwordHash|tokenHash|stack)"/;
const JSON_TYPES = /^application\/((graphql-response|ld)\+)?json/;
/** Answers that are no JSON when all is well. */
const FILES = /^(application\/((gpx|cap|atom)\+xml|geo\+json|x-ndjson|x-protobuf)|image\/|text\/)/;
const OUR_CODES = /"code":"(INTERNAL|INTERNAL_SERVER_ERROR|UNAVAILABLE)"/;
const LIMITED = /"code":"RATE_LIMITED"/;

/** Largest body, bytes: of GraphQL, of a journey's points, of photos, of every other call. */
const BODY_LIMITS: readonly [RegExp, number][] = [
  [/^POST \/graphql$/, 1024 * 1024],
  [/^PATCH \/api\/journeys\/[^/]+$/, 3 * 1024 * 1024],
  [/^POST \/api\/(agency|admin\/agencies\/[^/]+)\/gtfs$/, 2 * 1024 * 1024],
  [/^POST \/api\/incidents\/[^/]+\/photo$/, 256 * 1024],
  [/^/, 16 * 1024],
];
/** Way in which a client that is still writing learns that the server has refused to read on. */
const CLOSED = ['EPIPE', 'ECONNRESET', 'UND_ERR_SOCKET'];

/** Sends one request and judges what comes back. */
export async function answerTo(request: FuzzRequest, actor: FuzzActor): Promise<FuzzAnswer> {
  const { method, headers } = request;
  const path = filled(request.path, actor);
  const body = request.body === null ? undefined : filled(request.body, actor);
  try {
    const response = await actor.client.send(method, path, body, headers);
    const text = await response.text();
    const isTurnedAway = [413, 429].includes(response.status) || LIMITED.test(text);
    return { fault: faultOf(response, text), isTurnedAway };
  } catch (error) {
    const isRefusal = CLOSED.includes(codeOf(error)) && isTooLarge(`${method} ${path}`, body);
    return { fault: isRefusal ? null : `broke off: ${codeOf(error)} ${String(error)}`, isTurnedAway: true };
  }
}

function faultOf({ status, ok, headers }: Response, text: string): string | null {
  if (status >= 500) {
    return `answered ${status}`;
  }
  if (LEAKS.test(text)) {
    return 'leaked something';
  }
  const type = headers.get('content-type') ?? '';
  if ((status === 204 && text === '') || (ok && FILES.test(type))) {
    return null;
  }
  if (!JSON_TYPES.test(type) || !isJson(text)) {
    return `answered no JSON but ${type || 'something without a type'}`;
  }
  return OUR_CODES.test(text) ? 'had an error of ours' : null;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

function isTooLarge(call: string, body = ''): boolean {
  const [, limitBytes = Infinity] = BODY_LIMITS.find(([calls]) => calls.test(call)) ?? [];
  return Buffer.byteLength(body) > limitBytes;
}

/** The system's word for why no answer came, or nothing. */
function codeOf(error: unknown): string {
  const cause: unknown = error instanceof Error ? error.cause : null;
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : '';
}
