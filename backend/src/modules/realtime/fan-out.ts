import type { EventBus } from '../../platform/live/events';
import { PubSub } from '../../platform/live/pubsub';
import { FanOutTally } from '../../platform/metrics/tallies';
import type { Incident } from '../incidents/incident.entity';
import { incidentAssigned } from '../attention/state/attention.events';
import { incidentChanged } from '../incidents/incidents.events';
import type { Journey } from '../journeys/journey.entity';
import { journeyChanged } from '../journeys/journeys.events';
import { alertChanged } from '../notifications/alerts/alerts.events';
import type { AlertRow } from '../notifications/alerts/alert-audience';
import { settingsChanged } from '../settings/thresholds/settings.events';
import type { OpenSettings } from '../settings/thresholds/settings.events';
import type { Violation } from '../violations/violation.entity';
import { violationChanged, violationOpened, violationReported } from '../violations/violations.events';
import { PublicFaces } from './public-faces';
import { notifyStaff } from './staff-news';
import type { StaffNews } from './staff-news';

/** Topic of everything. */
export const EVERYTHING = 'all';

/** Topic of what anybody may learn: violations as public rows. */
export const PUBLIC = 'public';

/** Topic of the events for every member of the staff. */
export const STAFF = 'staff';

/** Topic of what belongs to one account. */
export function ofAccount(accountId: number): string {
  return `account:${accountId}`;
}

/** Live events from this process, by kind. */
export interface Live {
  readonly journeys: PubSub<Journey>;
  readonly violationsOpened: PubSub<Violation>;
  readonly violationsChanged: PubSub<Violation>;
  readonly incidentsChanged: PubSub<Incident>;
  readonly alerts: PubSub<AlertRow>;
  readonly settings: PubSub<OpenSettings>;
  readonly staff: StaffNews;
}

/** The table of what is pushed to whom: every event with the topics that it goes to. */
export function fanOut(events: EventBus, tally = new FanOutTally()): Live {
  const live: Live = {
    journeys: new PubSub<Journey>(tally),
    violationsOpened: new PubSub<Violation>(tally),
    violationsChanged: new PubSub<Violation>(tally),
    incidentsChanged: new PubSub<Incident>(tally),
    alerts: new PubSub<AlertRow>(tally),
    settings: new PubSub<OpenSettings>(tally),
    staff: notifyStaff(events, tally),
  };
  events.onEverywhere(
    journeyChanged,
    (journey) => live.journeys.publish(ownerTopics(journey), journey),
    () => live.journeys.topicCount > 0,
  );
  // Also while nobody listens: it has to know the public rows that have been shown.
  const faces = new PublicFaces();
  const violationTopics = (violation: Violation, isPublic: boolean): string[] => [
    ...[STAFF, ...ownerTopics(violation)],
    ...(isPublic ? [PUBLIC] : []),
  ];
  events.onEverywhere(violationOpened, (violation) =>
    live.violationsOpened.publish(violationTopics(violation, faces.hasOpened(violation)), violation),
  );
  [violationChanged, violationReported].forEach((event) =>
    events.onEverywhere(event, (violation) =>
      live.violationsChanged.publish(violationTopics(violation, faces.hasChanged(violation)), violation),
    ),
  );
  events.onEverywhere(incidentChanged, (incident) =>
    live.incidentsChanged.publish(topicsOf(incident), incident),
  );
  events.onEverywhere(incidentAssigned, (incident) => live.incidentsChanged.publish([EVERYTHING], incident));
  events.onEverywhere(alertChanged, ({ alert, accountIds }) =>
    live.alerts.publish([STAFF, ...(accountIds?.map(ofAccount) ?? [EVERYTHING])], alert),
  );
  events.onEverywhere(settingsChanged, (settings) => live.settings.publish([EVERYTHING], settings));
  return live;
}

function topicsOf(row: { accountId: number | null }): string[] {
  return [EVERYTHING, ...ownerTopics(row)];
}

function ownerTopics({ accountId }: { accountId: number | null }): string[] {
  return accountId === null ? [] : [ofAccount(accountId)];
}
