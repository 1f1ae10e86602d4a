import type { LimitBasis } from '@wakafine/domain/limit-basis';
import { indexLimits } from '@wakafine/domain/limit-index';
import type { LimitIndex } from '@wakafine/domain/limit-index';
import type { SpeedLimit } from '@wakafine/domain/speed-limits';
import { defineCache } from '../../platform/caches';
import type { Services } from '../../platform/context';
import { thresholdsTimeline } from '../settings/speed-thresholds';
import { REGISTER_VERSION, SPEED_LIMITS } from './limits.queries';

const REMEMBERED_MS = 1_000;

interface KnownRegister {
  readonly index: LimitIndex;
  readonly version: number;
  readonly askedAtMs: number;
}

const registers = defineCache<KnownRegister>({ maxEntries: 1 });

/** What the legal limit is taken from, at most one second old: the register, or by configuration the thresholds. */
export async function limitBasis(services: Services): Promise<LimitBasis> {
  return services.limitBasis === 'thresholds'
    ? { kind: 'thresholds', timeline: await thresholdsTimeline(services) }
    : { kind: 'register', index: await limitIndex(services) };
}

/** As long as nothing changes it is the same object. */
async function limitIndex(services: Services): Promise<LimitIndex> {
  const cache = services.caches.of(registers);
  const known = cache.get('all');
  const askedAtMs = services.clock().getTime();
  if (known !== undefined && Math.abs(askedAtMs - known.askedAtMs) < REMEMBERED_MS) {
    return known.index;
  }
  // Before the rows: what is added meanwhile raises the version once more.
  const [row] = await services.db.rows<{ version: number }>(REGISTER_VERSION, []);
  const version = row?.version ?? 0;
  const index =
    known?.version === version
      ? known.index
      : indexLimits(await services.db.rows<SpeedLimit>(SPEED_LIMITS, [services.isDemo]));
  cache.set('all', { index, version, askedAtMs });
  return index;
}
