import { judgeDrive } from '@wakafine/domain/speed/journey-state';
import type { JudgedFix } from '@wakafine/domain/speed/journey-state';
import { simplifyLine, withoutEnds } from '@wakafine/domain/geo/simplify-route';
import type { Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { CLOSE_TRACK, JOURNEYS_TO_SIMPLIFY, STORE_FIXES } from '../journeys.queries';
import { firstDayNotDue } from '../storage/fix-days';
import { rulesOf } from './journey-law';
import { loadDrive } from './known-drive';

/** Greatest distance of an omitted fix from the stored line, metres: about the width of a main road. */
const TOLERANCE_M = 10;
/** Length that is cut off at the start and end of a journey, which is where people live and work, metres. */
const CUT_M = 200;

/** A fix that stays; its speed is the displayed one from now on, since it can't be computed anew. */
interface RetainedFix {
  readonly seq: number;
  readonly lat: number;
  readonly lng: number;
  /** km/h; null where a stretch of track begins. */
  readonly speedKmh: number | null;
}

/**
 * Simplifies the routes of some journeys that ended before a time, oldest first, and cuts off their ends; all
 * figures and violations stay. Gives how many it has done: 0 when there are none left.
 */
export async function simplifyOldRoutes(
  services: Services,
  { endedBefore, limit }: { endedBefore: Date; limit: number },
): Promise<number> {
  const journeys = await services.db.rows(JOURNEYS_TO_SIMPLIFY, [endedBefore, limit]);
  let done = 0;
  for (const { id } of journeys) {
    done += (await simplifyRoute(services, { id, endedBefore })) ? 1 : 0;
  }
  return done;
}

/** One journey a transaction. False when it has changed meanwhile, with late fixes: it will come again. */
async function simplifyRoute(
  services: Services,
  { id: journeyId, endedBefore }: { id: number; endedBefore: Date },
): Promise<boolean> {
  const known = await loadDrive(services, journeyId);
  if (known === null) {
    return false;
  }
  const { judged } = judgeDrive(known.fixes, rulesOf(services, known.journey, known.law));
  const stored = retainedFixes(judged);
  return inTransaction({ ...services, actor: null }, async ({ db, clock }) => {
    const [closed] = await db.rows(CLOSE_TRACK, [journeyId, known.journey.version, clock()]);
    if (closed === undefined) {
      return false;
    }
    await db.rows(STORE_FIXES, [
      journeyId,
      stored.map(({ seq }) => seq),
      stored.map(({ speedKmh }) => speedKmh),
      firstDayNotDue(endedBefore),
    ]);
    return true;
  });
}

function retainedFixes(judged: readonly JudgedFix[]): readonly RetainedFix[] {
  const good = judged.filter(({ flag }) => flag === null);
  const route = withoutEnds(
    good.map(({ fix: { seq, lat, lng }, speedKmh, zone }) => ({ seq, lat, lng, speedKmh, zone })),
    CUT_M,
  );
  // Each stretch of one zone is a line of its own, so that the colours of the route stay where they are.
  const stretches: (typeof route)[number][][] = [];
  route.forEach((point, index) => {
    const stretch = stretches.at(-1);
    const before = route[index - 1];
    if (stretch === undefined || point.speedKmh === null || point.zone !== before?.zone) {
      stretches.push([point]);
    } else {
      stretch.push(point);
    }
  });
  return stretches.flatMap((stretch) => simplifyLine(stretch, TOLERANCE_M));
}
