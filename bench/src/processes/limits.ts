import { freshIdentity } from '@wakafine/simulator/identity';
import { createPhone } from '@wakafine/simulator/phone';
import { citizen } from './people';

const WRONG_TRIES = 12;
/** As the server grants them by default: at once, and each second. */
const BUDGET = { burst: 200, perSecond: 40 } as const;

/** Requests that the limits let through. */
export interface LimitsHeld {
  /** Whether the right PIN still opened the account after twelve wrong ones at once. */
  readonly isOpen: boolean;
  readonly granted: number;
  /** The most that a budget may grant in that time; every process that started meanwhile brings its share once more. */
  readonly mostGranted: number;
}

/** Tries a PIN and asks without a pause, through the proxy and so at all processes. */
export async function testLimits(
  url: string,
  { forMs, kills }: { forMs: number; kills: () => number },
): Promise<LimitsHeld> {
  const victim = freshIdentity();
  await createPhone({ url }).signUp(victim);
  const pin = victim.pin === '483920' ? '483921' : '483920';
  const signIn = (pinCode: string): Promise<number> =>
    statusOf(`${url}/api/auth/signin`, { mobileNumber: victim.mobileNumber, pinCode });
  // What a killed process leaves unanswered was counted, or is tried again.
  let wrong = 0;
  while (wrong < WRONG_TRIES) {
    const statuses = await Promise.all(Array.from({ length: WRONG_TRIES - wrong }, () => signIn(pin)));
    wrong += statuses.filter((status) => status === 401).length;
  }
  let right: number;
  do {
    right = await signIn(victim.pin);
  } while (right === 502 || right === 503 || right === 0);

  const eager = await citizen(url);
  const headers = { cookie: eager.cookieHeader() };
  const [beganMs, killsBefore] = [Date.now(), kills()];
  let granted = 0;
  while (Date.now() - beganMs < forMs) {
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => statusOf(`${url}/api/statistics`, null, headers)),
    );
    granted += statuses.filter((status) => status === 200).length;
  }
  const seconds = (Date.now() - beganMs) / 1000;
  const shares = 1 + (kills() - killsBefore) / 2;
  return {
    isOpen: right === 200,
    granted,
    mostGranted: Math.floor(BUDGET.burst * shares + BUDGET.perSecond * (seconds + 1)),
  };
}

async function statusOf(
  address: string,
  body: object | null,
  headers: Readonly<Record<string, string>> = {},
): Promise<number> {
  try {
    const response = await fetch(address, {
      ...(body === null
        ? { headers }
        : {
            method: 'POST',
            body: JSON.stringify(body),
            headers: { ...headers, 'content-type': 'application/json' },
          }),
    });
    await response.arrayBuffer();
    return response.status;
  } catch {
    return 0;
  }
}
