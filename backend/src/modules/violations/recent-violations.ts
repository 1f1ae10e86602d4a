import type { ViolationSeverity } from '@wakafine/domain/zones';
import { Not } from 'typeorm';
import type { Caches } from '../../platform/caches';
import { badInput } from '../../platform/errors';
import { SharedReads } from '../../platform/shared-reads';
import type { AppCtx } from '../identity/actor';
import { Violation } from './violation.entity';

const MOST_PER_ZONE = 20;

interface Recent {
  caution: Violation[];
  warning: Violation[];
  danger: Violation[];
}

/** All who come back after a lost connection ask for the same. */
const reads = new WeakMap<Caches, SharedReads<Recent>>();

/**
 * The latest violations of each severity, newest first, without claims and without grade C.
 * @throws BAD_USER_INPUT for a number outside 1-20
 */
export async function recentViolations(ctx: AppCtx, { perZone }: { perZone: number }): Promise<Recent> {
  if (perZone < 1 || perZone > MOST_PER_ZONE) {
    throw badInput({ perZone: `Must be a whole number from 1 to ${MOST_PER_ZONE}` });
  }
  const shared = reads.get(ctx.caches) ?? new SharedReads<Recent>();
  reads.set(ctx.caches, shared);
  return shared.read(String(perZone), () => readRecent(ctx, perZone));
}

async function readRecent(ctx: AppCtx, perZone: number): Promise<Recent> {
  const latest = (severity: ViolationSeverity): Promise<Violation[]> =>
    ctx.db.entities.find(Violation, {
      where: { severity, isWithdrawn: false, isClaimed: false, grade: Not('C') },
      order: { startedAt: 'DESC', id: 'DESC' },
      take: perZone,
    });
  const [caution, warning, danger] = await Promise.all([
    latest('CAUTION'),
    latest('WARNING'),
    latest('DANGER'),
  ]);
  return { caution, warning, danger };
}
