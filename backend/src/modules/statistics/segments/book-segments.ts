import { judgedClass } from '@wakafine/domain/journeys/judged-class';
import { journeyOnSegments } from '@wakafine/domain/segments/journey-on-segments';
import type { JourneyOnSegments } from '@wakafine/domain/segments/journey-on-segments';
import type { SegmentShare } from '@wakafine/domain/segments/segment-shares';
import { MINUTE_MS } from '@wakafine/domain/units';
import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { loadSegments } from '../../../platform/geo/segments';
import { Journey } from '../../journeys/journey.entity';
import { FIXES_OF_JOURNEY } from '../../journeys/journeys.queries';
import { currentLaw, rulesOf } from '../../journeys/record/journey-law';
import {
  DELETE_DUE,
  DELETE_SHARES,
  HOLD_JOURNEY,
  JOURNEYS_DUE,
  STORE_EVENTS,
  STORE_SHARES,
  VIOLATIONS_OF,
} from './segments.queries';

/** A phone that sends what it has stored is not silent for so long; what comes later makes its journey due again. */
const BOOKED_AFTER_MS = 10 * MINUTE_MS;
const JOURNEYS_PER_BATCH = 50;
/** A bound for one run: what is left is done by the next. */
const BATCHES_PER_RUN = 20;

/** A journey as it is booked: none of its way where that is in no rate. */
interface Booking {
  readonly journey: Journey;
  readonly on: JourneyOnSegments;
}

/**
 * Books ended journeys on the segments that they drove, each in a transaction of its own: killed at any time, run twice or beside
 * another process it loses nothing and counts nothing twice, for a journey stays due until what it adds is committed. Gives how
 * many it has booked.
 */
export async function bookSegments(services: Services): Promise<number> {
  const quietSince = new Date(services.clock().getTime() - BOOKED_AFTER_MS);
  let booked = 0;
  let afterId = 0;
  for (let batch = 0; batch < BATCHES_PER_RUN; batch += 1) {
    const due = await services.db.rows(JOURNEYS_DUE, [quietSince, afterId, JOURNEYS_PER_BATCH]);
    for (const { id } of due) {
      booked += (await bookJourney(services, id)) ? 1 : 0;
      afterId = id;
    }
    if (due.length < JOURNEYS_PER_BATCH) {
      return booked;
    }
  }
  return booked;
}

/** False where the journey has changed meanwhile, and will come again, or there is nothing to book it by. */
async function bookJourney(services: Services, journeyId: number): Promise<boolean> {
  // First the journey: what changes its fixes or violations afterwards raises its version.
  const journey = await services.db.entities.findOneBy(Journey, { id: journeyId });
  if (journey === null) {
    return false;
  }
  if (journey.routeSimplifiedAt !== null) {
    // Its fixes are thinned: what it has added stays as it is.
    await services.db.rows(DELETE_DUE, [journeyId]);
    return false;
  }
  const [index, fixes, law] = await Promise.all([
    loadSegments(),
    services.db.rows(FIXES_OF_JOURNEY, [journeyId]),
    currentLaw(services),
  ]);
  // A file can be edited: neither its way nor its violations are in any rate.
  const counted = journey.isImported ? [] : fixes;
  const on = journeyOnSegments(index, counted, rulesOf(services, journey, law));
  return inTransaction({ ...services, actor: null }, (ctx) => storeBooking(ctx, { journey, on }));
}

async function storeBooking({ db }: Pick<Services, 'db'>, booking: Booking): Promise<boolean> {
  const { journey, on } = booking;
  const [held] = await db.rows(HOLD_JOURNEY, [journey.id, journey.version]);
  if (held === undefined) {
    return false;
  }
  const violations = await db.rows(VIOLATIONS_OF, [journey.id]);
  await db.rows(DELETE_SHARES, [journey.id]);
  const vehicleClass = judgedClass(journey, journey.endedAt?.getTime() ?? Infinity);
  const rows = on.shares.map(wholeMetres).filter(({ judgedM, unjudgedM }) => judgedM + unjudgedM > 0);
  await db.rows(STORE_SHARES, [
    ...([journey.id, vehicleClass] as const),
    rows.map(({ segment }) => segment),
    rows.map(({ direction }) => direction),
    rows.map(({ hourMs }) => hourMs),
    rows.map(({ judgedM }) => judgedM),
    rows.map(({ confirmedM }) => confirmedM),
    rows.map(({ aboveM }) => aboveM),
    rows.map(({ unjudgedM }) => unjudgedM),
    rows.map(({ passages }) => passages),
    rows.flatMap(({ speedM }) => speedM),
  ]);
  const events = violations.flatMap(({ id, startedMs }) => {
    const spot = on.spotAt(startedMs);
    return spot === null ? [] : [{ id, ...spot }];
  });
  await db.rows(STORE_EVENTS, [
    vehicleClass,
    events.map(({ id }) => id),
    events.map(({ segment }) => segment),
    events.map(({ direction }) => direction),
    events.map(({ hourMs }) => hourMs),
  ]);
  return true;
}

/** Parts never exceed their whole, which rounding by itself could let happen. */
function wholeMetres(share: SegmentShare): SegmentShare {
  const judgedM = Math.round(share.judgedM);
  return {
    ...share,
    judgedM,
    confirmedM: Math.min(judgedM, Math.round(share.confirmedM)),
    aboveM: Math.min(judgedM, Math.round(share.aboveM)),
    unjudgedM: Math.round(share.unjudgedM),
    speedM: share.speedM.map(Math.round),
  };
}
