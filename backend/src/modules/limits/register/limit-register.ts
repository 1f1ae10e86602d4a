import { constants, gzipSync } from 'node:zlib';
import type { LimitBasis } from '@wakafine/domain/limits/limit-basis';
import { indexLimits } from '@wakafine/domain/limits/limit-index';
import type { LimitIndex } from '@wakafine/domain/limits/limit-index';
import { LIMIT_PACK_MAX_BYTES, packLimits } from '@wakafine/domain/limits/limit-pack';
import type { SpeedLimit } from '@wakafine/domain/limits/speed-limits';
import { defineCache } from '../../../platform/memory/caches';
import type { Services } from '../../../platform/context/context';
import { AppError } from '../../../platform/errors';
import { thresholdsTimeline } from '../../settings/thresholds/speed-thresholds';
import { REGISTER_VERSION, SPEED_LIMITS } from '../limits.queries';
import { openAct } from '../../identity/acts/act';
import { ANY_SCOPE, anyone } from '../../identity/acts/rules';

const REMEMBERED_MS = 1_000;

/** The register as it was read: as long as nothing changes it is the same object. */
interface ReadRegister {
  readonly version: number;
  readonly limits: readonly SpeedLimit[];
  readonly index: LimitIndex;
  /** For phones; made when the first one asks. */
  pack: string | null;
}

interface KnownRegister {
  readonly register: ReadRegister;
  readonly askedAtMs: number;
}

/** Limits that phones load for roads without a network. */
export interface PackOfLimits {
  /** Changes with everything that changes the pack. */
  readonly mark: string;
  /** To be opened by `domain/limits/limit-pack`. */
  readonly text: string;
}

/** Versions of the registers that were read, by their indexes. */
const versions = new WeakMap<LimitIndex, number>();

const registers = defineCache<KnownRegister>({ maxEntries: 1 });

/** Basis of the legal limit, at most one second old: the register, or by configuration the thresholds. */
export async function limitBasis(services: Services): Promise<LimitBasis> {
  return services.limitBasis === 'thresholds'
    ? { kind: 'thresholds', timeline: await thresholdsTimeline(services) }
    : { kind: 'register', index: (await register(services)).index };
}

/** Version of the register that an index is of, the same in every process; null for an index of drafts. */
export function registerVersionOf(index: LimitIndex): number | null {
  return versions.get(index) ?? null;
}

/** Every entry of the register, those of the past and the future included, at most one second old. */
export async function registeredLimits(services: Services): Promise<readonly SpeedLimit[]> {
  return (await register(services)).limits;
}

/** All speed limits of the country in one text, at most one second old; none where the thresholds are the limits. */
export const limitPack = openAct(
  { may: anyone, scopes: ANY_SCOPE },
  async (services: Services): Promise<PackOfLimits> => {
    const { limitBasis: basis, serviceAreaName: serviceArea } = services;
    const read = await register(services);
    const { version } = read;
    // What demo staff have confirmed counts in demo mode only.
    const mark = `${basis}-${serviceArea}-${version}${services.isDemo ? '-demo' : ''}`;
    if (basis === 'thresholds') {
      return { mark, text: packLimits({ version, basis, serviceArea, limits: [] }) };
    }
    read.pack ??= packLimits({
      ...{ version, basis, serviceArea },
      limits: stillOf(read.limits, services.clock()),
    });
    return { mark, text: read.pack };
  },
);

/**
 * Makes sure that phones can still load and hold the register, in the transaction that changes it.
 * @throws CONFLICT where its pack, as it is sent, would be larger than a pack may be
 */
export async function requireRoomInPack({ db, clock }: Pick<Services, 'db' | 'clock'>): Promise<void> {
  const limits: SpeedLimit[] = await db.rows(SPEED_LIMITS, [false]);
  const still = stillOf(limits, clock());
  const text = packLimits({ version: 1, basis: 'register', serviceArea: 'cameroon', limits: still });
  if (gzipSync(text, { level: constants.Z_BEST_SPEED }).length > LIMIT_PACK_MAX_BYTES) {
    throw new AppError('CONFLICT', {
      sentence: `Phones could not hold the register any more: it takes more than ${LIMIT_PACK_MAX_BYTES / 1000} kB.`,
    });
  }
}

/** The limits that hold now or later: phones need no others. */
function stillOf(limits: readonly SpeedLimit[], now: Date): SpeedLimit[] {
  return limits.filter(({ validUntilMs }) => validUntilMs === null || validUntilMs > now.getTime());
}

async function register(services: Services): Promise<ReadRegister> {
  const cache = services.caches.of(registers);
  const known = cache.get('all');
  const askedAtMs = services.clock().getTime();
  if (known !== undefined && Math.abs(askedAtMs - known.askedAtMs) < REMEMBERED_MS) {
    return known.register;
  }
  // Before the rows: what is added meanwhile raises the version once more.
  const [row] = await services.db.rows(REGISTER_VERSION, []);
  const version = row?.version ?? 0;
  const current =
    known?.register.version === version ? known.register : await readRegister(services, version);
  cache.set('all', { register: current, askedAtMs });
  return current;
}

async function readRegister({ db, isDemo }: Services, version: number): Promise<ReadRegister> {
  const limits: SpeedLimit[] = await db.rows(SPEED_LIMITS, [isDemo]);
  const index = indexLimits(limits);
  versions.set(index, version);
  return { version, limits, index, pack: null };
}
