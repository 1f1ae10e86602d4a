import type { EventBus } from '../../platform/events';
import { PubSub } from '../../platform/pubsub';
import type { Incident } from '../incidents/incident.entity';
import { incidentChanged } from '../incidents/incidents.events';
import type { Journey } from '../journeys/journey.entity';
import { journeyChanged } from '../journeys/journeys.events';
import type { Violation } from '../violations/violation.entity';
import { violationChanged, violationOpened } from '../violations/violations.events';

/** Topic of everything. */
export const EVERYTHING = 'all';

/** Topic of what belongs to one account. */
export function ofAccount(accountId: number): string {
  return `account:${accountId}`;
}

/** What goes out live from this process, by kind. */
export interface Live {
  readonly journeys: PubSub<Journey>;
  readonly violationsOpened: PubSub<Violation>;
  readonly violationsChanged: PubSub<Violation>;
  readonly incidentsChanged: PubSub<Incident>;
}

/** The table of what is pushed to whom: every event with the topics that it goes to. */
export function fanOut(events: EventBus): Live {
  const live: Live = {
    journeys: new PubSub<Journey>(),
    violationsOpened: new PubSub<Violation>(),
    violationsChanged: new PubSub<Violation>(),
    incidentsChanged: new PubSub<Incident>(),
  };
  events.on(journeyChanged, (journey) => live.journeys.publish(ownerTopics(journey), journey));
  events.on(violationOpened, (violation) => live.violationsOpened.publish(topicsOf(violation), violation));
  events.on(violationChanged, (violation) => live.violationsChanged.publish(topicsOf(violation), violation));
  events.on(incidentChanged, (incident) => live.incidentsChanged.publish(topicsOf(incident), incident));
  return live;
}

function topicsOf(row: { accountId: number | null }): string[] {
  return [EVERYTHING, ...ownerTopics(row)];
}

function ownerTopics({ accountId }: { accountId: number | null }): string[] {
  return accountId === null ? [] : [ofAccount(accountId)];
}
