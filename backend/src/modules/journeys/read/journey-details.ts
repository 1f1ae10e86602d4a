import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { thresholdsAt, zoneOf } from '@wakafine/domain/speed/zones';
import type DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { Loaders } from '../../../platform/db/loaders';
import { Account } from '../../identity/accounts/account.entity';
import type { AppCtx } from '../../identity/accounts/actor';
import { thresholdsTimeline } from '../../settings/thresholds/speed-thresholds';
import { Violation } from '../../violations/violation.entity';
import { Journey } from '../journey.entity';
import { canSeeJourney } from '../journeys.policy';

/** The violations that the tracks of journeys show, oldest first: one list for each journey id. */
export async function violationsOfJourneys(
  ctx: AppCtx,
  journeyIds: readonly number[],
): Promise<Violation[][]> {
  const rows = await ctx.db.entities.find(Violation, {
    where: { journeyId: In(journeyIds), isWithdrawn: false, isClaimed: false },
    order: { startedAt: 'ASC', id: 'ASC' },
  });
  return journeyIds.map((id) => rows.filter(({ journeyId }) => journeyId === id));
}

/** The journeys of ids that the actor may see: one for each id, null for what is not there or not theirs. */
export async function journeysById(ctx: AppCtx, ids: readonly number[]): Promise<(Journey | null)[]> {
  const rows = await ctx.db.entities.find(Journey, { where: { id: In(ids) } });
  const seen = new Map(rows.filter((row) => canSeeJourney(ctx.actor, row)).map((row) => [row.id, row]));
  return ids.map((id) => seen.get(id) ?? null);
}

/** A driver whose name may be said to the account `:viewerId`. */
const NAMED_DRIVER = `journey.travellerRole = 'DRIVER'
  AND (account.numberProvenAt IS NOT NULL OR account.id = :viewerId)`;

/**
 * Names of the citizens who drove, one for each journey id; null for passengers, where none was given, and for everybody
 * else but the driver while the driver's number is not proven.
 */
export async function driverNames(ctx: AppCtx, journeyIds: readonly number[]): Promise<(string | null)[]> {
  const rows: { id: number; name: string | null }[] = await ctx.db.entities
    .createQueryBuilder(Journey, 'journey')
    .innerJoin(Account, 'account', 'account.id = journey.accountId')
    .select('journey.id', 'id')
    .addSelect(`CASE WHEN ${NAMED_DRIVER} THEN account.fullName END`, 'name')
    .setParameter('viewerId', ctx.actor?.accountId ?? null)
    .where('journey.id IN (:...journeyIds)', { journeyIds })
    .getRawMany();
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  return journeyIds.map((id) => byId.get(id) ?? null);
}

/** The names of those who drove, for one request. */
export function driverNameLoader(loaders: Loaders, ctx: AppCtx): DataLoader<number, string | null> {
  return loaders.of('driver-names', (ids) => driverNames(ctx, ids));
}

/** Zone of a journey's current speed at a time, or null without a current speed. */
export async function currentZone(
  ctx: AppCtx,
  reading: { currentSpeedKmh: number | null; lastFixAt: Date | null },
): Promise<SpeedZone | null> {
  const { currentSpeedKmh, lastFixAt } = reading;
  if (currentSpeedKmh === null || lastFixAt === null) {
    return null;
  }
  return zoneOf(currentSpeedKmh, thresholdsAt(await thresholdsTimeline(ctx), lastFixAt.getTime()));
}
