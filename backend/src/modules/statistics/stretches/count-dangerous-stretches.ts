import { namedSides, sidesStandingOut, stretchesOf } from '@wakafine/domain/segments/dangerous-stretches';
import type { DangerousStretch, SegmentSide } from '@wakafine/domain/segments/dangerous-stretches';
import type { RowFacts } from '@wakafine/domain/opendata/disclosure';
import { civilMonthOf, isoMonth, startOfMonthMs } from '@wakafine/domain/time/civil-time';
import type { CivilMonth } from '@wakafine/domain/time/civil-time';
import { DAY_MS } from '@wakafine/domain/units';
import type { Ctx, Services } from '../../../platform/context/context';
import { inTransaction } from '../../../platform/context/unit-of-work';
import { loadSegments } from '../../../platform/geo/segments';
import {
  COUNTED_MONTH,
  FACTS_OF_SIDES,
  INSERT_MONTH,
  LOCK_STRETCHES,
  SEGMENT_SIDES,
} from './dangerous-stretches.queries';

/** Phones that were offline may send journeys of the last seven days: a month is counted when it can get no more. */
const COUNTED_AFTER_MS = 8 * DAY_MS;
/** Months whose events are counted together: one alone says little of a road, and seasons differ. */
const MONTHS = 12;

/** Counts the dangerous stretches of the twelve months up to the last full one, once a month whatever the number of processes. */
export async function countDangerousStretches(services: Services): Promise<void> {
  const last = civilMonthOf(startOfMonthMs(civilMonthOf(services.clock().getTime() - COUNTED_AFTER_MS)) - 1);
  const [known] = await services.db.rows(COUNTED_MONTH, [isoMonth(last)]);
  if (known !== undefined) {
    return;
  }
  await inTransaction({ ...services, actor: null }, async (tx) => {
    const [lock] = await tx.db.rows(LOCK_STRETCHES, []);
    const [done] = await tx.db.rows(COUNTED_MONTH, [isoMonth(last)]);
    if (lock?.isLocked === true && done === undefined) {
      const stretches = await stretchesUpTo(tx, { month: last, isDemo: services.isDemo });
      const values = [isoMonth(last), tx.clock(), services.isDemo, JSON.stringify(stretches)] as const;
      await tx.db.rows(INSERT_MONTH, values);
    }
  });
}

async function stretchesUpTo(
  { db, clock }: Ctx,
  { month: { year, month }, isDemo }: { month: CivilMonth; isDemo: boolean },
): Promise<DangerousStretch[]> {
  const startOf = (months: number): Date => new Date(startOfMonthMs({ year, month: month + months }));
  const [from, until] = [startOf(1 - MONTHS), startOf(1)];
  const rows = await db.rows(SEGMENT_SIDES, [from, until]);
  const sides = rows.map((row) => ({ ...row, ...sideOf(row) }));
  const candidates = sidesStandingOut(sides);
  const facts = await db.rows(FACTS_OF_SIDES, [
    ...([from, until, startOf(0), clock(), isDemo] as const),
    candidates.map(({ segment }) => segment),
    candidates.map(({ direction }) => direction),
  ]);
  const named = namedSides(
    sides,
    facts.map((row) => ({ ...sideOf(row), facts: factsOf(row) })),
  );
  return stretchesOf(await loadSegments(), named);
}

function sideOf({ segment, direction }: { segment: string; direction: string }): SegmentSide {
  return { segment, direction: direction === 'ALONG' ? 'ALONG' : 'AGAINST' };
}

function factsOf({
  persons,
  vehicles,
  distanceM,
  events,
  people,
}: Omit<RowFacts, 'people'> & { people: unknown }): RowFacts {
  // The statement makes it of exactly these members.
  return { persons, vehicles, distanceM, events, people: people as RowFacts['people'] };
}
