import { setTimeout as wait } from 'node:timers/promises';
import { fromHex } from '@wakafine/domain/evidence/bytes';
import { isConsistent } from '@wakafine/domain/evidence/merkle-tree';

const LOOK_EVERY_MS = 1_000;
const ANSWER_WITHIN_MS = 5_000;
/** Enough to catch a log that was written anew; more would only ask more. */
const COMPARED = 100;

/** A signed state of the log of evidence, as the public call gives it. */
export interface SeenCheckpoint {
  readonly size: number;
  readonly root: string;
  readonly note: string;
}

/** Looks at the public log as a witness does until it is over; gives every state that was seen. */
export async function watchCheckpoints(url: string, isOver: () => boolean): Promise<SeenCheckpoint[]> {
  const seen: SeenCheckpoint[] = [];
  while (!isOver()) {
    const found = await json<SeenCheckpoint>(`${url}/api/evidence/checkpoints/latest`);
    if (found !== null && found.size !== seen.at(-1)?.size) {
      seen.push(found);
    }
    await wait(LOOK_EVERY_MS);
  }
  return seen;
}

/** Sizes of the states that are not the beginning of what there is now. */
export async function inconsistentWith(url: string, seen: readonly SeenCheckpoint[]): Promise<number[]> {
  const step = Math.max(1, Math.ceil(seen.length / COMPARED));
  const wrong: number[] = [];
  for (const { size, root } of seen.filter((_, index) => index % step === 0)) {
    // The contract names these members.
    const proof = await json<{ to: SeenCheckpoint; hashes: string[] }>(
      `${url}/api/evidence/checkpoints/${size}/consistency`,
    );
    const trees = proof && {
      from: { size, root: bytesOf(root) },
      to: { size: proof.to.size, root: bytesOf(proof.to.root) },
    };
    if (trees === null || !isConsistent(trees.from, trees.to, proof?.hashes.map(bytesOf) ?? [])) {
      wrong.push(size);
    }
  }
  return wrong;
}

/** The answer, or null for any other than 200. */
async function json<T>(url: string): Promise<T | null> {
  const response = await fetch(url, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).catch(() => null);
  const isThere = response?.status === 200;
  // The caller names the shape that the contract gives to this call.
  return isThere ? ((await response.json().catch(() => null)) as T | null) : null;
}

function bytesOf(hex: string): Uint8Array {
  return fromHex(hex) ?? new Uint8Array();
}
