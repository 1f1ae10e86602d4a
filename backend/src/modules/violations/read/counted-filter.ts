import type { LimitedClass } from '@wakafine/domain/limits/speed-limits';
import { classesOf, hoursOf } from '@wakafine/domain/segments/segment-filter';
import { segmentsOn, STRETCH_END_SENTENCE } from '@wakafine/domain/segments/segment-stretch';
import { civilHourOf, startOfHourMs } from '@wakafine/domain/time/civil-time';
import type { SelectQueryBuilder } from 'typeorm';
import { AppError, badInput } from '../../../platform/errors';
import { parseId } from '../../../platform/db/pagination';
import { loadSegments } from '../../../platform/geo/segments';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { VehicleType } from '../../vehicles/vehicle-types';
import type { Violation } from '../violation.entity';
import type { CountedFilter, ViolationFilter } from '../violations.inputs';
import { isListed } from '../violations.policy';
import { BOOKED_ON } from './counted-filter.queries';
import { LISTED } from './list-public-violations';

const HOURS = 24;

/**
 * Lets nobody but those who see the figures narrow violations to one of them: roads and kinds of vehicle are in no public row.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN without canViewDashboard, BAD_USER_INPUT for a stretch that ends before it begins
 */
export function requireCountedFilter({ actor }: AppCtx, filter: ViolationFilter | null | undefined): void {
  if (filter?.counted && !hasPermission(actor, 'canViewDashboard')) {
    throw new AppError(actor === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  }
  refuseStretch(filter?.counted);
}

function refuseStretch(counted: CountedFilter | null | undefined): void {
  if (counted?.stretch && counted.stretch.toKm <= counted.stretch.fromKm) {
    throw badInput({ 'filter.counted.stretch.toKm': STRETCH_END_SENTENCE });
  }
}

/** The rows behind one figure as far as members of a row say; null narrows nothing. */
interface CountedMembers {
  /** Hours of the day of Africa/Douala, 0-23. */
  readonly hours: readonly number[];
  /** As it is stored: '' is every road that is no national one. */
  readonly road: Violation['road'];
  readonly vehicleType: VehicleType | null;
  readonly agency: string | null;
  /** Vehicle whose enrolled devices recorded; 0 is none that there is. */
  readonly vehicleId: number | null;
  /** Cell of a hundredth of a degree, hundredths of degrees rounded down; both or neither. */
  readonly latCell: number | null;
  readonly lngCell: number | null;
}

/** The rows behind one figure; null narrows nothing. */
export interface CountedRows extends CountedMembers {
  /** Segments that the ledger has booked them on, for these classes of vehicle; both or neither. */
  readonly segments: readonly string[] | null;
  readonly classes: readonly LimitedClass[] | null;
}

/** Cells to a degree. */
const CELLS = 100;

/**
 * The rows that a filter asks for; of a stretch without segments there are none.
 * @throws BAD_USER_INPUT for a stretch that ends before it begins
 */
export async function countedRows(counted: CountedFilter): Promise<CountedRows> {
  refuseStretch(counted);
  const { stretch } = counted;
  return {
    ...countedMembers(counted),
    segments: stretch ? segmentsOn(await loadSegments(), stretch).map(({ id }) => id) : null,
    classes: stretch ? classesOf(stretch.vehicles) : null,
  };
}

function countedMembers(counted: CountedFilter): CountedMembers {
  const { road, vehicleType, agency, vehicleId, cell } = counted;
  return {
    hours: hoursOf(counted),
    road: road === 'OTHER' ? '' : (road ?? null),
    vehicleType: vehicleType ?? null,
    agency: agency?.trim() || null,
    vehicleId: vehicleId ? (parseId(vehicleId) ?? 0) : null,
    latCell: cell ? Math.round(cell.south * CELLS) : null,
    lngCell: cell ? Math.round(cell.west * CELLS) : null,
  };
}

/** Narrows violations of some time to those that one figure counts, by the conditions that figures are counted by. */
export function narrowToCounted(
  rows: SelectQueryBuilder<Violation>,
  counted: CountedRows,
  { from, to }: Pick<ViolationFilter, 'from' | 'to'>,
): void {
  const { hours, road, vehicleType, agency, vehicleId, latCell, lngCell, segments, classes } = counted;
  if (segments === null) {
    rows.andWhere(LISTED);
  } else {
    const firstHour = from ? new Date(startOfHourMs(from.getTime())) : '-infinity';
    rows.andWhere(BOOKED_ON, { segments, classes, firstHour, endOfHours: to ?? 'infinity' });
  }
  if (hours.length < HOURS) {
    const hour = `extract(hour FROM violation.startedAt AT TIME ZONE 'Africa/Douala')::int`;
    rows.andWhere(`${hour} = ANY (:hours)`, { hours });
  }
  if (road !== null) {
    rows.andWhere('violation.road = :road', { road });
  }
  if (vehicleType !== null) {
    rows.andWhere('violation.vehicleType = :vehicleType', { vehicleType });
  }
  if (agency !== null) {
    rows.andWhere('lower(violation.namedAgency) = lower(:namedAgency)', { namedAgency: agency });
  }
  if (vehicleId !== null) {
    rows.andWhere(`violation.vehicleId = :vehicleId AND violation.binding = 'BOUND'`, { vehicleId });
  }
  if (latCell !== null) {
    rows.andWhere('floor(violation.latitude * 100) = :latCell', { latCell });
    rows.andWhere('floor(violation.longitude * 100) = :lngCell', { lngCell });
  }
}

/**
 * Whether a figure counts a violation that has just happened: the same as `narrowToCounted` says of rows. None is on a stretch: it is
 * booked there after its journey has ended.
 */
export function isCountedIn(violation: Violation, counted: CountedFilter): boolean {
  const { hours, road, vehicleType, agency, vehicleId, latCell, lngCell } = countedMembers(counted);
  const { latitude, longitude } = violation;
  return (
    !counted.stretch &&
    isListed(violation) &&
    hours.includes(civilHourOf(violation.startedAt.getTime())) &&
    (road === null || violation.road === road) &&
    (vehicleType === null || violation.vehicleType === vehicleType) &&
    (agency === null || violation.namedAgency?.toLowerCase() === agency.toLowerCase()) &&
    (vehicleId === null || (violation.vehicleId === vehicleId && violation.binding === 'BOUND')) &&
    (latCell === null || (isIn(latitude, latCell) && isIn(longitude, lngCell)))
  );
}

function isIn(degrees: number | null, cell: number | null): boolean {
  return degrees !== null && Math.floor(degrees * CELLS) === cell;
}
