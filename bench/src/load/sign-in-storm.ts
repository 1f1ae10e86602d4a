import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { SIGN_IN } from '@wakafine/simulator/client/operations';
import type { Identity } from '@wakafine/simulator/identity';
import { openConnection } from './connection';

/** Accounts that sign in, the server, and the duration. */
export interface Storm {
  readonly graphqlUrl: string;
  readonly people: readonly Identity[];
  readonly seconds: number;
}

/** Outcome of the storm. */
export interface StormTally {
  readonly signIns: number;
  /** One sentence for each sign-in that was refused. */
  readonly failures: readonly string[];
}

/** Has everybody sign in at once, again and again, in a thread of its own: what is measured meanwhile must not wait for it. */
export function runStorm(storm: Storm): Promise<StormTally> {
  const worker = new Worker(__filename, { workerData: storm });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}

async function signInAgainAndAgain({ graphqlUrl, people, seconds }: Storm): Promise<StormTally> {
  const failures: string[] = [];
  let signIns = 0;
  const untilMs = performance.now() + seconds * 1000;
  const signIn = async (identity: Identity): Promise<void> => {
    const connection = openConnection(graphqlUrl, {});
    const body = JSON.stringify({ query: SIGN_IN, variables: { input: identity } });
    while (performance.now() < untilMs) {
      const { status, text } = await connection.post(body);
      if (status === 200 && !text.includes('"errors"')) {
        signIns += 1;
      } else {
        failures.push(`HTTP ${status}: ${text.slice(0, 300)}`);
      }
    }
    connection.close();
  };
  await Promise.all(people.map(signIn));
  return { signIns, failures };
}

if (!isMainThread) {
  // Only runStorm starts this file as a thread.
  void signInAgainAndAgain(workerData as Storm).then((tally) => parentPort?.postMessage(tally));
}
