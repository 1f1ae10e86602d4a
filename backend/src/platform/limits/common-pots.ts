import { defineFlush } from '../db/grouped-flush';
import type { Flushes } from '../db/grouped-flush';
import type { Db } from '../db/db';
import { DELETE_FULL_POTS, TAKE_FROM_POTS } from './shared-limits.queries';
import type { BucketSize } from './token-bucket';

/** Every pot is full after so long at the latest: the slowest gives five points in ten minutes. */
const FULL_AFTER_MS = 3_600_000;

/** Points to take from the pot of a subject. */
export interface PotRequest {
  readonly subject: string;
  readonly points: number;
  /** Fewer are of no use: then none are taken. */
  readonly least: number;
  readonly size: BucketSize;
  readonly now: Date;
}

/** Points that a pot gave. */
export interface PotGift {
  readonly points: number;
  /** Remaining in it. */
  readonly left: number;
}

const takings = defineFlush<PotRequest, PotGift>({
  maxWeight: 500,
  weightOf: () => 1,
  async flush(db, requests) {
    const gifts = new Map<PotRequest, PotGift>();
    for (const alike of groupsOf(requests)) {
      (await takeTogether(db, alike)).forEach((gift, request) => gifts.set(request, gift));
    }
    return requests.map((request) => gifts.get(request) ?? { points: 0, left: 0 });
  },
});

/** Takes points from the pot that all server processes share; what one of them has taken is gone for the others. */
export function takeFromPot(flushes: Flushes, request: PotRequest): Promise<PotGift> {
  return flushes.run(takings, request);
}

/** Deletes pots that nobody has used for long. */
export async function deleteFullPots({ db, clock }: { db: Db; clock: () => Date }): Promise<void> {
  await db.rows(DELETE_FULL_POTS, [new Date(clock().getTime() - FULL_AFTER_MS)]);
}

/** Requests that one statement can serve: of one size, and no subject twice. */
function groupsOf(requests: readonly PotRequest[]): PotRequest[][] {
  const groups: PotRequest[][] = [];
  for (const request of requests) {
    const group = groups.find((known) => known.every((each) => canGoTogether(each, request)));
    if (group === undefined) {
      groups.push([request]);
    } else {
      group.push(request);
    }
  }
  return groups;
}

function canGoTogether(one: PotRequest, other: PotRequest): boolean {
  return (
    one.subject !== other.subject &&
    one.least === other.least &&
    one.size.burst === other.size.burst &&
    one.size.perSecond === other.size.perSecond
  );
}

async function takeTogether(db: Db, requests: readonly PotRequest[]): Promise<Map<PotRequest, PotGift>> {
  const [first] = requests;
  if (first === undefined) {
    return new Map();
  }
  const rows = await db.rows(TAKE_FROM_POTS, [
    requests.map(({ subject }) => subject),
    requests.map(({ points }) => points),
    first.least,
    first.size.burst,
    first.size.perSecond,
    first.now,
  ]);
  return new Map(
    requests.map((request) => {
      const row = rows.find(({ subject }) => subject === request.subject);
      return [request, { points: row?.taken ?? 0, left: row?.points ?? 0 }];
    }),
  );
}
