import { Agent, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ANSWER_WITHIN_MS } from './answers';
import type { Answer, Answers } from './answers';
import type { Stops } from './stops';

/** After so long a phone asks again; the limit of an answer and the longest stop of a process are shorter together. */
const GIVE_UP_AFTER_MS = 70_000;
const FIRST_PAUSE_MS = 50;
const LONGEST_PAUSE_MS = 1_000;

/** One request. */
export interface Asked {
  /** Name in what is noted of it. */
  readonly what: string;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: string | Uint8Array;
  readonly contentType?: string;
  /** A refusal that is as good as done. */
  readonly mayBe?: number;
}

/** The way of one phone to the service: keep-alive connections, and everything that comes back is looked at. */
export interface Door {
  /** One try; null when no answer came. */
  try(asked: Asked): Promise<Answer | null>;
  /** Tries until there is an answer of 2xx; null when `isGivenUp` says so after a failure. @throws Error for a refusal that stays */
  untilDone(asked: Asked, isGivenUp?: () => boolean): Promise<Answer | null>;
  close(): void;
}

/** Everything that doors share. */
export interface Watching {
  readonly answers: Answers;
  readonly stops: Stops;
  /** The run has failed: nobody tries again. */
  readonly failed: AbortSignal;
}

/** Opens a door for whom these headers are. */
export function openDoor(
  url: string,
  { answers, stops, failed }: Watching,
  headers: Readonly<Record<string, string>> = {},
): Door {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const tryOnce = async (asked: Asked): Promise<Answer | null> => {
    const fromMs = performance.now();
    try {
      const answer = await send(new URL(asked.path, url), { asked, headers, agent });
      answers.note(asked, answer, stops.ownTime(fromMs));
      return answer;
    } catch (error) {
      answers.noteUnreached();
      if (error instanceof NoAnswer && stops.ownTime(fromMs) > ANSWER_WITHIN_MS) {
        answers.accuse(`${asked.what} had no answer within ${GIVE_UP_AFTER_MS / 1000} s`);
      }
      return null;
    }
  };
  return {
    try: tryOnce,
    untilDone: async (asked, isGivenUp = () => false) => {
      for (let pauseMs = FIRST_PAUSE_MS; ; pauseMs = Math.min(LONGEST_PAUSE_MS, pauseMs * 2)) {
        failed.throwIfAborted();
        const answer = await tryOnce(asked);
        if (answer !== null && (answer.status < 300 || answer.status === asked.mayBe)) {
          return answer;
        }
        if (answer !== null && answer.status < 500) {
          throw new Error(`${asked.what} was refused: ${answer.status} ${answer.text.slice(0, 300)}`);
        }
        if (isGivenUp()) {
          return null;
        }
        // Sooner than Retry-After asks for: a suite that waits a minute tries nothing.
        await wait(pauseMs);
      }
    },
    close: () => agent.destroy(),
  };
}

class NoAnswer extends Error {}

function send(
  url: URL,
  { asked, headers, agent }: { asked: Asked; headers: Readonly<Record<string, string>>; agent: Agent },
): Promise<Answer> {
  const { method, body, contentType = 'application/json' } = asked;
  return new Promise((resolve, reject) => {
    const given =
      body === undefined ? {} : { 'content-type': contentType, 'content-length': Buffer.byteLength(body) };
    const outgoing = request(url, { method, agent, headers: { ...headers, ...given } }, (incoming) => {
      const chunks: Buffer[] = [];
      incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
      incoming.on('error', reject);
      incoming.on('end', () =>
        resolve({
          status: incoming.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          retryAfter: incoming.headers['retry-after'] ?? null,
          cookies: incoming.headers['set-cookie'] ?? [],
        }),
      );
    });
    outgoing.on('error', reject);
    outgoing.setTimeout(GIVE_UP_AFTER_MS, () => outgoing.destroy(new NoAnswer()));
    outgoing.end(body);
  });
}
