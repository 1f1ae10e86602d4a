import type { DashboardRange } from '@wakafine/domain/statistics/dashboard-range';
import type { EventBus } from '../../platform/live/events';
import { Batches } from '../../platform/db/batches';
import { PubSub } from '../../platform/live/pubsub';
import type { FanOutTally } from '../../platform/metrics/tallies';
import { listAttention } from '../attention/read/list-attention';
import type { AttentionQueue } from '../attention/read/list-attention';
import type { SourceReads } from '../attention/sources/read-sources';
import { caseStepTaken } from '../cases/cases.events';
import type { AppCtx } from '../identity/accounts/actor';
import { staffActed } from '../identity/accounts/record-act';
import type { StaffAct } from '../identity/accounts/record-act';
import type { Incident } from '../incidents/incident.entity';
import { incidentChanged, incidentReported } from '../incidents/incidents.events';
import type { Journey } from '../journeys/journey.entity';
import { journeyChanged } from '../journeys/journeys.events';
import { getDashboard } from '../statistics/dashboard/get-dashboard';
import type { Dashboard } from '../statistics/dashboard/get-dashboard';
import { placedJourneys } from '../statistics/operations-map/get-operations-map';
import type { PlacedJourney } from '../statistics/operations-map/get-operations-map';
import { violationChanged, violationOpened, violationReported } from '../violations/violations.events';

const SECOND_MS = 1_000;

/** That something on the dashboard has changed; the first reader computes, for all of the staff. */
export interface DashboardNews {
  read(ctx: AppCtx, range: DashboardRange): Promise<Dashboard>;
}

/** That something may need staff; its sources are read once, for all of them, and each sees their own rows. */
export interface AttentionNews {
  read(ctx: AppCtx): Promise<AttentionQueue>;
}

/**
 * Journeys that have changed within a second; the first reader looks their places up, for all of the
 * staff.
 */
export interface JourneysNews {
  readonly endedIds: readonly number[];
  moved(ctx: AppCtx): Promise<readonly PlacedJourney[]>;
}

/** Live events for staff, the same for everybody. */
export interface StaffNews {
  readonly dashboard: PubSub<DashboardNews>;
  /** Each journey at most once a second. */
  readonly journeys: PubSub<Journey>;
  readonly journeyBatches: PubSub<JourneysNews>;
  readonly incidents: PubSub<Incident>;
  /** At most once a second. */
  readonly attention: PubSub<AttentionNews>;
  /** Kinds of what staff have done. */
  readonly acts: PubSub<StaffAct>;
}

/** Topic of staff. */
export const STAFF = 'staff';

/**
 * Notifies staff: of incidents as they come, of journeys and the dashboard at most once a second, and nothing
 * while nobody looks.
 */
export function notifyStaff(events: EventBus, tally: FanOutTally): StaffNews {
  const news: StaffNews = {
    dashboard: new PubSub<DashboardNews>(tally),
    journeys: new PubSub<Journey>(tally),
    journeyBatches: new PubSub<JourneysNews>(tally),
    incidents: new PubSub<Incident>(tally),
    attention: new PubSub<AttentionNews>(tally),
    acts: new PubSub<StaffAct>(tally),
  };
  const ticks = new Batches<true>(SECOND_MS, () => news.dashboard.publish([STAFF], dashboardNews()));
  const moves = new Batches<Journey>(SECOND_MS, (journeys) => {
    journeys.forEach((journey) => news.journeys.publish([STAFF], journey));
    news.journeyBatches.publish([STAFF], journeysNews(journeys));
  });
  const tick = (): void => {
    if (news.dashboard.topicCount > 0) {
      ticks.add(0, true);
    }
  };
  const needs = new Batches<true>(SECOND_MS, () => news.attention.publish([STAFF], attentionNews()));
  const alert = (): void => {
    if (news.attention.topicCount > 0) {
      needs.add(0, true);
    }
  };
  [violationOpened, violationChanged, violationReported].forEach((event) =>
    events.onEverywhere(event, tick, () => news.dashboard.topicCount > 0),
  );
  events.onEverywhere(incidentChanged, () => {
    tick();
    alert();
  });
  events.onEverywhere(caseStepTaken, alert);
  events.onEverywhere(staffActed, ({ act }) => {
    news.acts.publish([STAFF], act);
    alert();
  });
  events.onEverywhere(incidentReported, (incident) => {
    news.incidents.publish([STAFF], incident);
    tick();
    alert();
  });
  events.onEverywhere(
    journeyChanged,
    (journey) => {
      if (news.journeys.topicCount + news.journeyBatches.topicCount > 0) {
        moves.add(journey.id, journey);
      }
      tick();
    },
    () => news.journeys.topicCount + news.journeyBatches.topicCount + news.dashboard.topicCount > 0,
  );
  return news;
}

function dashboardNews(): DashboardNews {
  const byRange = new Map<DashboardRange, Promise<Dashboard>>();
  return {
    read(ctx, range) {
      const known = byRange.get(range) ?? getDashboard(ctx, { range });
      byRange.set(range, known);
      return known;
    },
  };
}

function attentionNews(): AttentionNews {
  const known: SourceReads = new Map();
  return { read: (ctx) => listAttention(ctx, { known }) };
}

function journeysNews(journeys: readonly Journey[]): JourneysNews {
  let placed: Promise<PlacedJourney[]> | null = null;
  return {
    endedIds: journeys.filter(({ endedAt }) => endedAt !== null).map(({ id }) => id),
    moved: (ctx) =>
      (placed ??= placedJourneys(
        ctx,
        journeys.filter(({ endedAt }) => endedAt === null),
      )),
  };
}
