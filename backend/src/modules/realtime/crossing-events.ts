import type { EntityTarget } from 'typeorm';
import type { Services } from '../../platform/context/context';
import { crossing, crossingVersions } from '../../platform/live/crossing/crossing-event';
import type { CrossingEvent } from '../../platform/live/crossing/crossing-event';
import type { EventType } from '../../platform/live/events';
import { staffActed } from '../identity/accounts/record-act';
import { keyChanged } from '../identity/keys/find-key';
import { sessionEnded, sessionRoleChanged } from '../identity/sessions/sessions';
import { incidentAssigned } from '../attention/state/attention.events';
import { Incident } from '../incidents/incident.entity';
import { incidentChanged, incidentReported } from '../incidents/incidents.events';
import { Journey } from '../journeys/journey.entity';
import { journeyChanged } from '../journeys/journeys.events';
import type { AlertRow } from '../notifications/alerts/alert-audience';
import { alertChanged } from '../notifications/alerts/alerts.events';
import { ALERTS_BY_ID } from '../notifications/alerts/alerts.queries';
import { settingsChanged } from '../settings/thresholds/settings.events';
import { invalidateThresholds } from '../settings/thresholds/speed-thresholds';
import { Violation } from '../violations/violation.entity';
import { violationChanged, violationOpened, violationReported } from '../violations/violations.events';

/** The events that every server process hears of: those that somebody at a socket waits for. */
export function crossingEvents(services: Services): CrossingEvent[] {
  const byId = <Row extends { id: number }>(
    type: EventType<Row>,
    entity: EntityTarget<Row>,
    isWritten = false,
  ): CrossingEvent =>
    crossing<Row, number>(type, {
      isWritten,
      keyOf: ({ id }) => id,
      read: (ids) => rowsOf(services, entity, ids),
    });
  return [
    crossingVersions<Journey>(journeyChanged, {
      read: (ids) => rowsOf(services, Journey, ids),
      stream: JOURNEYS,
    }),
    byId(violationOpened, Violation, true),
    byId(violationChanged, Violation),
    byId(violationReported, Violation),
    byId(incidentReported, Incident),
    byId(incidentChanged, Incident),
    byId(incidentAssigned, Incident),
    crossing(alertChanged, {
      keyOf: ({ alert, accountIds }) => ({ alertId: alert.id, accountIds }),
      read: async (keys) => {
        const ids = keys.map(({ alertId }) => alertId);
        const alerts: AlertRow[] = await services.db.rows(ALERTS_BY_ID, [ids]);
        return inOrder(ids, alerts).map((alert, index) => {
          const accountIds = keys[index]?.accountIds ?? null;
          return alert === undefined ? undefined : { alert, accountIds };
        });
      },
    }),
    crossing(settingsChanged, {
      keyOf: (settings) => settings,
      read: (settings) => {
        invalidateThresholds(services);
        return Promise.resolve(settings);
      },
    }),
    asItIs(staffActed),
    asItIs(sessionEnded),
    asItIs(sessionRoleChanged),
    asItIs(keyChanged),
  ];
}

const TIMES = [
  ...([
    'startedAt',
    'declaredEndedAt',
    'endedAt',
    'lastReceivedAt',
    'lastFixAt',
    'routeSimplifiedAt',
  ] as const),
] satisfies readonly (keyof Journey)[];

/** A whole journey as a text, without what only its start compares. */
const JOURNEYS = {
  write: ({ contentHash: _, ...journey }: Journey): string => JSON.stringify(journey),
  read: (text: string): Journey => {
    // Another process of the same release has written it; times are the only members that JSON does not give back.
    const written = JSON.parse(text) as Omit<Journey, (typeof TIMES)[number]> &
      Record<(typeof TIMES)[number], string | null>;
    const times = TIMES.map((name) => [name, written[name] === null ? null : new Date(written[name])]);
    return { ...written, ...Object.fromEntries(times) } as Journey;
  },
};

async function rowsOf<Row extends { id: number }>(
  services: Services,
  entity: EntityTarget<Row>,
  ids: readonly number[],
): Promise<(Row | undefined)[]> {
  const rows = await services.db.entities
    .createQueryBuilder(entity, 'row')
    .whereInIds([...new Set(ids)])
    .getMany();
  return inOrder(ids, rows);
}

/** An event that says all by itself. */
function asItIs<Payload>(type: EventType<Payload>): CrossingEvent {
  return crossing<Payload, Payload>(type, {
    keyOf: (payload) => payload,
    read: (payloads) => Promise.resolve(payloads),
  });
}

function inOrder<Row extends { id: number }>(
  ids: readonly number[],
  rows: readonly Row[],
): (Row | undefined)[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id));
}
