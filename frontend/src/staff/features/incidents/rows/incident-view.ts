import {
  COUNTED_ROADS,
  roadCellOf,
  roadOfCell,
  type CountedRoad,
} from '@wakafine/domain/places/road-corridors';
import { hoursOf } from '@wakafine/domain/segments/segment-filter';
import { civilHourOf, startOfDayMs } from '@wakafine/domain/time/civil-time';
import {
  INCIDENT_SEVERITIES,
  INCIDENT_STATUSES,
  INCIDENT_TYPES,
  type IncidentSeverity,
  type IncidentStatus,
  type IncidentType,
} from '@wakafine/domain/incidents/incidents';
import { DAY_MS } from '@wakafine/domain/units';
import type { IncidentFilter, IncidentSort } from '../../../../graphql/staff';
import { filterHours, hasHours } from '../../../kit/table/filters/filter-hours';

/** State of the inbox in its address; `sort` is `due` or newest first, `incident` the one whose detail is open. */
export const INCIDENT_VIEW = {
  severity: '',
  status: '',
  type: '',
  q: '',
  from: '',
  to: '',
  /** Hours of the day, 0-23 and 1-24. */
  fromHour: '',
  untilHour: '',
  /** National road, or `OTHER`. */
  road: '',
  sort: '',
  incident: '',
};

/** Word of an address for those first whose answer is due first. */
export const DUE = 'due';

/** State of the inbox. */
export type IncidentView = typeof INCIDENT_VIEW;

/** The keys of the view that narrow the list. */
export const FILTER_KEYS = [
  'severity',
  'status',
  'type',
  'q',
  'from',
  'to',
  'fromHour',
  'untilHour',
  'road',
] as const;

const NO_HOURS = { fromHour: null, untilHour: null };

/** Filters of an address, as far as it makes sense; days are those of Cameroon, the last one included. */
export function filterOf(view: IncidentView): IncidentFilter {
  const to = dayStart(view.to);
  return {
    severity: known<IncidentSeverity>(INCIDENT_SEVERITIES, view.severity),
    status: known<IncidentStatus>(INCIDENT_STATUSES, view.status),
    incidentType: known<IncidentType>(INCIDENT_TYPES, view.type),
    search: view.q === '' ? null : view.q,
    from: isoOf(dayStart(view.from)),
    to: isoOf(to === null ? null : to + DAY_MS),
    ...(hasHours(view) ? filterHours(view) : NO_HOURS),
    road: known<CountedRoad>(COUNTED_ROADS, view.road),
  };
}

/** Order of an address as a GraphQL input: newest first unless the address names what is due. */
export function sortOfView({ sort }: IncidentView): IncidentSort {
  return sort === DUE ? 'DUE_FIRST' : 'NEWEST';
}

/** An incident as far as filters of the list look at it. */
interface NewIncident {
  severity: string;
  status: string;
  incidentType: string;
  occurredAt: string;
  latitude: number | null;
  longitude: number | null;
}

/** Whether an incident that has come belongs to a list so narrowed; a search is left to the server. */
export function isInFilter(filter: IncidentFilter, incident: NewIncident): boolean {
  const { severity, status, incidentType, from, to, fromHour, untilHour, road, search } = filter;
  const atMs = Date.parse(incident.occurredAt);
  return (
    [
      severity ?? incident.severity,
      status ?? incident.status,
      incidentType ?? incident.incidentType,
    ].join() === [incident.severity, incident.status, incident.incidentType].join() &&
    (from ? atMs >= Date.parse(from) : true) &&
    (to ? atMs < Date.parse(to) : true) &&
    hoursOf({ fromHour: fromHour ?? 0, untilHour: untilHour ?? 24 }).includes(civilHourOf(atMs)) &&
    (road ? roadOf(incident) === road : true) &&
    !search
  );
}

/** Null where the place is not known. */
function roadOf({ latitude: lat, longitude: lng }: NewIncident): CountedRoad | null {
  return lat === null || lng === null ? null : (roadOfCell(roadCellOf({ lat, lng })) ?? 'OTHER');
}

function known<Value extends string>(values: readonly Value[], text: string): Value | null {
  return values.find((value) => value === text) ?? null;
}

function dayStart(day: string): number | null {
  const atMs = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return Number.isNaN(atMs) ? null : startOfDayMs(Math.floor(atMs / DAY_MS));
}

function isoOf(atMs: number | null): string | null {
  return atMs === null ? null : new Date(atMs).toISOString();
}
