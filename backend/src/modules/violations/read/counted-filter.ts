import { hoursOf } from '@wakafine/domain/segments/segment-filter';
import { civilHourOf } from '@wakafine/domain/time/civil-time';
import type { SelectQueryBuilder } from 'typeorm';
import { AppError } from '../../../platform/errors';
import { hasPermission } from '../../identity/accounts/actor';
import type { AppCtx } from '../../identity/accounts/actor';
import type { VehicleType } from '../../vehicles/vehicle-types';
import type { Violation } from '../violation.entity';
import type { CountedFilter, ViolationFilter } from '../violations.inputs';
import { isListed } from '../violations.policy';
import { LISTED } from './list-public-violations';

const HOURS = 24;

/**
 * Lets nobody but those who see the figures narrow violations to one of them: roads and kinds of vehicle are in no public row.
 * @throws UNAUTHENTICATED for a visitor, FORBIDDEN without canViewDashboard
 */
export function requireCountedFilter({ actor }: AppCtx, filter: ViolationFilter | null | undefined): void {
  if (filter?.counted && !hasPermission(actor, 'canViewDashboard')) {
    throw new AppError(actor === null ? 'UNAUTHENTICATED' : 'FORBIDDEN');
  }
}

/** The rows behind one figure; null narrows nothing. */
export interface CountedRows {
  /** Hours of the day of Africa/Douala, 0-23. */
  readonly hours: readonly number[];
  /** As it is stored: '' is every road that is no national one. */
  readonly road: Violation['road'];
  readonly vehicleType: VehicleType | null;
  readonly agency: string | null;
  /** Cell of a hundredth of a degree, hundredths of degrees rounded down; both or neither. */
  readonly latCell: number | null;
  readonly lngCell: number | null;
}

/** Cells to a degree. */
const CELLS = 100;

/** The rows that a filter asks for. */
export function countedRows(counted: CountedFilter): CountedRows {
  const { road, vehicleType, agency, cell } = counted;
  return {
    hours: hoursOf(counted),
    road: road === 'OTHER' ? '' : (road ?? null),
    vehicleType: vehicleType ?? null,
    agency: agency?.trim() || null,
    latCell: cell ? Math.round(cell.south * CELLS) : null,
    lngCell: cell ? Math.round(cell.west * CELLS) : null,
  };
}

/** Narrows violations to those that one figure counts, by the conditions that figures are counted by. */
export function narrowToCounted(rows: SelectQueryBuilder<Violation>, counted: CountedFilter): void {
  const { hours, road, vehicleType, agency, latCell, lngCell } = countedRows(counted);
  rows.andWhere(LISTED);
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
  if (latCell !== null) {
    rows.andWhere('floor(violation.latitude * 100) = :latCell', { latCell });
    rows.andWhere('floor(violation.longitude * 100) = :lngCell', { lngCell });
  }
}

/** Whether a figure counts a violation: the same as `narrowToCounted` says of rows. */
export function isCountedIn(violation: Violation, counted: CountedFilter): boolean {
  const { hours, road, vehicleType, agency, latCell, lngCell } = countedRows(counted);
  const { latitude, longitude } = violation;
  return (
    isListed(violation) &&
    hours.includes(civilHourOf(violation.startedAt.getTime())) &&
    (road === null || violation.road === road) &&
    (vehicleType === null || violation.vehicleType === vehicleType) &&
    (agency === null || violation.namedAgency?.toLowerCase() === agency.toLowerCase()) &&
    (latCell === null || (isIn(latitude, latCell) && isIn(longitude, lngCell)))
  );
}

function isIn(degrees: number | null, cell: number | null): boolean {
  return degrees !== null && Math.floor(degrees * CELLS) === cell;
}
