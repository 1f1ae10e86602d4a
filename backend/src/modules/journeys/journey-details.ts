import type { SpeedZone } from '@wakafine/domain/zones';
import { thresholdsAt, zoneOf } from '@wakafine/domain/zones';
import { In } from 'typeorm';
import { Account } from '../identity/account.entity';
import type { AppCtx } from '../identity/actor';
import { thresholdsTimeline } from '../settings/speed-thresholds';
import { Violation } from '../violations/violation.entity';
import { Journey } from './journey.entity';

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

/** Names of the citizens who drove, one for each journey id; null for passengers and where none was given. */
export async function driverNames(ctx: AppCtx, journeyIds: readonly number[]): Promise<(string | null)[]> {
  const rows: { id: number; name: string | null }[] = await ctx.db.entities
    .createQueryBuilder(Journey, 'journey')
    .innerJoin(Account, 'account', 'account.id = journey.accountId')
    .select('journey.id', 'id')
    .addSelect("CASE WHEN journey.travellerRole = 'DRIVER' THEN account.fullName END", 'name')
    .where('journey.id IN (:...journeyIds)', { journeyIds })
    .getRawMany();
  const byId = new Map(rows.map(({ id, name }) => [id, name]));
  return journeyIds.map((id) => byId.get(id) ?? null);
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
