import { isCampaignDay } from '@wakafine/domain/campaigns/campaign-rules';
import type { VehicleGroup } from '@wakafine/domain/segments/segment-filter';
import { civilDayOf, parseDay } from '@wakafine/domain/time/civil-time';
import { inTransaction } from '../../../platform/context/unit-of-work';
import type { Services } from '../../../platform/context/context';
import { AppError, badInput } from '../../../platform/errors';
import { loadSegments } from '../../../platform/geo/segments';
import { contentHash, refuseOtherContent } from '../../../platform/idempotency';
import { recordAct } from '../../identity/accounts/record-act';
import { act } from '../../identity/acts/act';
import { right } from '../../identity/acts/rules';
import {
  COUNTED_BEFORE,
  INSERT_TRAFFIC_COUNT,
  TRAFFIC_COUNT_BY_ID,
  TRAFFIC_COUNTS,
  WITHDRAW_TRAFFIC_COUNT,
} from './coverage.queries';
import type { TrafficCountRow } from './coverage.queries';

/** Counts in the list: some years of counting. */
const LISTED = 100;
/** The sentence for a day that is none, in the future, or too long ago. */
export const COUNT_DAY_SENTENCE = 'Must be a day such as 2026-11-20, of the last two years';

/** Vehicles that were counted at a segment, in both directions. */
export interface AddTrafficCount {
  readonly segment: string;
  readonly countedOn: string;
  /** Whole hours in Douala; the second one is later. */
  readonly fromHour: number;
  readonly untilHour: number;
  readonly vehicleGroup: VehicleGroup;
  readonly vehicles: number;
  /** UUID chosen by the client. */
  readonly clientId: string;
}

/** The latest counts, newest first. @throws UNAUTHENTICATED, FORBIDDEN without canViewDashboard */
export const listTrafficCounts = act(
  { may: right('canViewDashboard'), scopes: ['authority:read'] },
  ({ db }): Promise<TrafficCountRow[]> => db.rows(TRAFFIC_COUNTS, [LISTED]),
);

/**
 * Stores a count of vehicles; audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without canGenerateReports, BAD_USER_INPUT (segment, countedOn, untilHour), IDEMPOTENCY_MISMATCH
 * for a clientId that was used with other content
 */
export const addTrafficCount = act(
  { may: right('canGenerateReports') },
  async (ctx, asked: AddTrafficCount): Promise<TrafficCountRow> => {
    const { segment, countedOn, fromHour, untilHour, vehicleGroup, vehicles, clientId } = asked;
    await refuseSenseless(asked, civilDayOf(ctx.clock().getTime()));
    const { accountId } = ctx.actor;
    const hash = contentHash({ ...asked });
    return inTransaction(ctx, async (tx) => {
      const [made] = await tx.db.rows(INSERT_TRAFFIC_COUNT, [
        ...([segment, countedOn, fromHour, untilHour, vehicleGroup, vehicles] as const),
        ...([tx.clock(), accountId, clientId, hash] as const),
      ]);
      if (made === undefined) {
        const [before] = await tx.db.rows(COUNTED_BEFORE, [accountId, clientId]);
        refuseOtherContent(before?.contentHash ?? Buffer.alloc(0), hash);
        return readCount(tx, before?.id ?? null);
      }
      const details = { segment, countedOn, fromHour, untilHour, vehicleGroup, vehicles };
      await recordAct(tx, { act: 'TRAFFIC_COUNTED', target: String(made.id), details });
      return readCount(tx, made.id);
    });
  },
);

/**
 * Withdraws a count that was entered by mistake: it stays in the list and counts no more. Audited.
 * @throws UNAUTHENTICATED, FORBIDDEN without canGenerateReports, NOT_FOUND
 */
export const withdrawTrafficCount = act(
  { may: right('canGenerateReports') },
  async (ctx, { id, reason }: { id: number | null; reason: string }): Promise<TrafficCountRow> =>
    inTransaction(ctx, async (tx) => {
      const known = await readCount(tx, id);
      const [withdrawn] = await tx.db.rows(WITHDRAW_TRAFFIC_COUNT, [known.id]);
      if (withdrawn === undefined) {
        return known;
      }
      const details = { reason: reason.trim() };
      await recordAct(tx, { act: 'TRAFFIC_COUNT_WITHDRAWN', target: String(known.id), details });
      return readCount(tx, known.id);
    }),
);

async function refuseSenseless(
  { segment, countedOn, fromHour, untilHour }: AddTrafficCount,
  today: number,
): Promise<void> {
  const { byId } = await loadSegments();
  if (!byId.has(segment)) {
    throw badInput({ segment: 'Must be a segment such as N3-022' });
  }
  if (!isCampaignDay(countedOn, today) || (parseDay(countedOn) ?? Infinity) > today) {
    throw badInput({ countedOn: COUNT_DAY_SENTENCE });
  }
  if (untilHour <= fromHour) {
    throw badInput({ untilHour: 'Must be later than the first hour' });
  }
}

async function readCount({ db }: Pick<Services, 'db'>, id: number | null): Promise<TrafficCountRow> {
  const [row] = await db.rows(TRAFFIC_COUNT_BY_ID, [id]);
  if (row === undefined) {
    throw new AppError('NOT_FOUND');
  }
  return row;
}
