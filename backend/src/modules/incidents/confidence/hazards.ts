import type { Place } from '@wakafine/domain/geo/geo';
import { CELL_DEG } from '@wakafine/domain/geo/geo';
import { HAZARD_TYPES } from '@wakafine/domain/incidents/half-lives';
import type { HazardType } from '@wakafine/domain/incidents/half-lives';
import type { IncidentSeverity } from '@wakafine/domain/incidents/incidents';
import { arrayParameter } from '../../../platform/db/array-parameter';
import type { Services } from '../../../platform/context/context';
import { badInput } from '../../../platform/errors';
import type { EventBus } from '../../../platform/live/events';
import { defineCache } from '../../../platform/memory/caches';
import { act } from '../../identity/acts/act';
import { signedIn } from '../../identity/acts/rules';
import { OPEN_STATUSES } from '../crowd/similar-incidents';
import { crowdWeighed } from '../incidents.events';
import { CONFIRMED_INCIDENTS } from './crowd-confidence.queries';
import { crowdConfidences } from './weigh-crowd';

/** A confirmed incident ahead as a public row; the place is the middle of its cell of about 110 m. */
export interface Hazard extends Place {
  /** The identifier that others see. */
  readonly publicId: number;
  readonly hazardType: HazardType;
  readonly severity: IncidentSeverity;
  readonly occurredAt: Date;
  /** Whether the specified validator verified it. */
  readonly isVerified: boolean;
}

/** A part of the earth, degrees; it does not cross the antimeridian. */
export interface BoundingBox {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** Most hazards of one answer; more than the country has at a time. */
const HAZARDS_MAX = 500;

/** The hazards of the whole country, the same for everybody: read once in 15 s by each process. */
interface HazardList {
  readonly readAtMs: number;
  readonly hazards: readonly Hazard[];
  /** Whether the voices on an incident were weighed since. */
  readonly isChanged: boolean;
}
const HAZARDS_LIVE_MS = 15_000;
/** Once voices were weighed, ms: many may be at once. */
const CHANGED_LIVE_MS = 1_000;
const knownHazards = defineCache<HazardList>({ maxEntries: 1 });

/**
 * The confirmed hazards whose cell lies in a part of the country, those that stay longest first: for all who drive there. They
 * come at most 15 s late, and go as late.
 * @throws UNAUTHENTICATED, BAD_USER_INPUT (within.north, within.east)
 */
export const listHazards = act({ may: signedIn }, async (ctx, box: BoundingBox): Promise<Hazard[]> => {
  refuseBox(box);
  const { south, north, west, east } = box;
  const hazards = await confirmedHazards(ctx);
  return hazards.filter(({ lat, lng }) => lat >= south && lat <= north && lng >= west && lng <= east);
});

/** The confirmed hazards of the whole country, at most 15 s old. */
export async function confirmedHazards(
  services: Pick<Services, 'db' | 'clock' | 'caches'>,
): Promise<readonly Hazard[]> {
  const nowMs = services.clock().getTime();
  const cache = services.caches.of(knownHazards);
  const known = cache.get('all');
  if (
    known !== undefined &&
    Math.abs(nowMs - known.readAtMs) < (known.isChanged ? CHANGED_LIVE_MS : HAZARDS_LIVE_MS)
  ) {
    return known.hazards;
  }
  const hazards = await readHazards(services);
  cache.set('all', { readAtMs: nowMs, hazards, isChanged: false });
  return hazards;
}

/** Has this process read the hazards again within a second, once the voices on an incident were weighed. */
export function listenForHazards({ caches }: Pick<Services, 'caches'>, events: EventBus): void {
  events.on(crowdWeighed, () => {
    const cache = caches.of(knownHazards);
    const known = cache.get('all');
    if (known !== undefined) {
      cache.set('all', { ...known, isChanged: true });
    }
  });
}

/** Weighed once more: a record or a budget may have changed since somebody last said something. */
async function readHazards(ctx: Pick<Services, 'db' | 'clock'>): Promise<Hazard[]> {
  const values = [ctx.clock(), OPEN_STATUSES, arrayParameter(HAZARD_TYPES), HAZARDS_MAX] as const;
  const rows: (Omit<Hazard, 'hazardType'> & { id: number; incidentType: HazardType })[] = await ctx.db.rows(
    CONFIRMED_INCIDENTS,
    values,
  );
  const judged = await crowdConfidences(
    ctx,
    rows.map(({ id }) => id),
  );
  return rows
    .filter((_row, index) => judged[index]?.word === 'CONFIRMED')
    .map(({ publicId, incidentType, severity, occurredAt, isVerified, lat, lng }) => ({
      ...{ publicId, hazardType: incidentType, severity, occurredAt, isVerified },
      ...{ lat: middleOfCell(lat), lng: middleOfCell(lng) },
    }));
}

function middleOfCell(degrees: number): number {
  return Number(((Math.floor(degrees / CELL_DEG) + 0.5) * CELL_DEG).toFixed(4));
}

function refuseBox({ south, west, north, east }: BoundingBox): void {
  const faults = {
    ...(south > north ? { 'within.north': 'Must not lie south of south' } : {}),
    ...(west > east ? { 'within.east': 'Must not lie west of west' } : {}),
  };
  if (Object.keys(faults).length > 0) {
    throw badInput(faults);
  }
}
