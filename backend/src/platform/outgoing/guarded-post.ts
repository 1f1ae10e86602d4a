import { Resolver } from 'node:dns/promises';
import { request as httpRequest } from 'node:http';
import type { IncomingMessage, RequestOptions } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP } from 'node:net';
import type { LookupFunction } from 'node:net';
import { isLoopbackAddress } from '../config/loopback';
import type { WebhookConfig } from '../config/webhook-config';
import { isPublicAddress } from './public-address';

/** So much of an answer is read, bytes. */
const READ_BYTES = 64 * 1024;
/** So much of it is given, characters. */
const EXCERPT_LENGTH = 500;
/** Time and tries of one question to the name server, ms. */
const RESOLVER = { timeout: 2_000, tries: 2 };

/** Addresses that may be called, and how names are resolved. */
export interface OutgoingRules extends WebhookConfig {
  /** The addresses of a name; asked once for each call. */
  readonly resolve: (hostname: string) => Promise<readonly string[]>;
}

/** A message, and where it goes. */
export interface Posted {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  readonly timeoutMs: number;
  /** Cuts it off when it is aborted. */
  readonly closing?: AbortSignal;
}

/** An answer to what was posted. */
export interface PostAnswer {
  readonly status: number;
  /** Its beginning, without control characters. */
  readonly excerpt: string;
}

/** Reason why there was no answer. */
export class PostFault extends Error {
  constructor(
    readonly kind: 'TIMEOUT' | 'ADDRESS' | 'CONNECTION',
    options?: ErrorOptions,
  ) {
    super(`Nothing could be posted: ${kind}`, options);
    this.name = 'PostFault';
  }
}

/**
 * All addresses of a name, from the name server alone: what stands in the hosts file of this machine is nobody else's, and the question
 * holds no thread up.
 */
export async function resolveName(hostname: string): Promise<readonly string[]> {
  const resolver = new Resolver(RESOLVER);
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)]);
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []));
}

/**
 * Posts a text to an address that somebody else has chosen. Its name is resolved once, and the connection goes to what was resolved and
 * looked at: only to the public internet. Redirects are not followed; of the answer its beginning is read.
 * @throws PostFault
 */
export async function guardedPost(
  rules: OutgoingRules,
  { url, headers, body, timeoutMs, closing }: Posted,
): Promise<PostAnswer> {
  const { protocol, hostname } = new URL(url);
  const host = hostname.replace(/^\[|\]$/g, '');
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = closing === undefined ? timeout : AbortSignal.any([timeout, closing]);
  if (isIP(host) !== 0 && !isAllowed(rules, host)) {
    throw new PostFault('ADDRESS');
  }
  const options: RequestOptions = {
    method: 'POST',
    // A connection of its own: one that is open already would go to where the name led before.
    agent: false,
    lookup: guardedLookup(rules),
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)), connection: 'close' },
    signal,
  };
  try {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const request = (protocol === 'https:' ? httpsRequest : httpRequest)(url, options, resolve);
      request.on('error', reject);
      // An answer that wants another protocol ends the request without an error, and would never end this.
      request.on('close', () => reject(new Error('The connection was closed without an answer.')));
      request.end(body);
    });
    return { status: answer.statusCode ?? 0, excerpt: await beginningOf(answer) };
  } catch (error) {
    throw error instanceof PostFault
      ? error
      : new PostFault(timeout.aborted ? 'TIMEOUT' : 'CONNECTION', { cause: error });
  }
}

function isAllowed({ isLoopbackAllowed }: OutgoingRules, address: string): boolean {
  return isPublicAddress(address) || (isLoopbackAllowed && isLoopbackAddress(address));
}

/** A look-up whose answers were looked at: one that leads elsewhere as well is refused as a whole. */
function guardedLookup(rules: OutgoingRules): LookupFunction {
  return (hostname, options, callback) => {
    const found = hostname === 'localhost' ? Promise.resolve(['127.0.0.1']) : rules.resolve(hostname);
    found
      .then((addresses) => {
        const [first] = addresses;
        if (first === undefined || !addresses.every((address) => isAllowed(rules, address))) {
          throw new PostFault('ADDRESS');
        }
        if (options.all === true) {
          callback(
            null,
            addresses.map((address) => ({ address, family: isIP(address) })),
          );
        } else {
          callback(null, first, isIP(first));
        }
      })
      .catch((error: unknown) => {
        callback(error instanceof PostFault ? error : new PostFault('ADDRESS', { cause: error }), '', 0);
      });
  };
}

/** The status counts whatever becomes of the rest of an answer. */
async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  try {
    for await (const part of answer) {
      // A stream without an encoding gives bytes.
      parts.push(part as Buffer);
      bytes += parts.at(-1)?.length ?? 0;
      if (bytes >= READ_BYTES) {
        break;
      }
    }
  } catch {
    // Cut off or too slow: what has come is enough.
  }
  answer.destroy();
  const text = Buffer.concat(parts).toString('utf8').slice(0, EXCERPT_LENGTH);
  return text.replace(/\p{C}+/gu, ' ').trim();
}
