import { isoDay, civilDayOf, startOfMonthMs } from '@wakafine/domain/time/civil-time';
import type { CivilMonth } from '@wakafine/domain/time/civil-time';
import type { SpeedLimit } from '@wakafine/domain/limits/speed-limits';
import type { OpenGeometry, OpenRow } from '@wakafine/domain/opendata/open-rows';
import type { Db } from '../../../platform/db/db';
import { SPEED_LIMITS } from '../../limits/limits.queries';
import { countedRows, placeOf } from './counted-rows';
import type { CountedTable } from './counted-rows';
import { DAILY_CHECKPOINTS, DECISION_FACTS, HAZARD_FACTS } from './other-facts.queries';

/** A month, and whether sample data are counted. */
export interface CountedMonth {
  readonly month: CivilMonth;
  /** Its first day, as every row has it. */
  readonly firstDay: string;
  readonly isDemo: boolean;
}

/** Beginning of a month and of the next, Africa/Douala. */
export function boundsOf({ year, month }: CivilMonth): [Date, Date] {
  return [new Date(startOfMonthMs({ year, month })), new Date(startOfMonthMs({ year, month: month + 1 }))];
}

/** Confirmed hazards by cell and kind. */
export async function countHazards(db: Db, { month, firstDay, isDemo }: CountedMonth): Promise<CountedTable> {
  const found = await db.rows(HAZARD_FACTS, [...boundsOf(month), isDemo]);
  const counted = countedRows(found, [], ({ lat_cell: lat, lng_cell: lng, incident_type }) => {
    const { values, geometry } = placeOf({ lat, lng });
    return { geometry, values: { month: firstDay, ...values, incident_type } };
  });
  return {
    ...counted,
    finish: (rows) =>
      rows.map(({ values, geometry, figures }) => ({
        geometry,
        values: { ...values, hazards: figures.events },
      })),
  };
}

/** Decisions that became final. */
export async function countDecisions(
  db: Db,
  { month, firstDay, isDemo }: CountedMonth,
): Promise<CountedTable> {
  const found = await db.rows(DECISION_FACTS, [...boundsOf(month), isDemo]);
  const counted = countedRows(found, [], ({ decision }) => ({
    geometry: null,
    values: { month: firstDay, decision },
  }));
  return {
    ...counted,
    finish: (rows) =>
      rows.map(({ values, figures }) => ({ geometry: null, values: { ...values, cases: figures.events } })),
  };
}

/** The limits in force when the month ended; they are about roads and about nobody. */
export async function listLimits(db: Db, { month, isDemo }: CountedMonth): Promise<OpenRow[]> {
  const [, until] = boundsOf(month);
  const limits: SpeedLimit[] = await db.rows(SPEED_LIMITS, [isDemo]);
  const endMs = until.getTime();
  return limits
    .filter(({ validFromMs, validUntilMs }) => (validFromMs ?? 0) < endMs && (validUntilMs ?? endMs) >= endMs)
    .map(limitRow);
}

function limitRow(limit: SpeedLimit): OpenRow {
  const { limitKmh, geometry } = limit;
  return {
    geometry: geometryOf(limit),
    values: {
      limit: limit.id,
      zone: limit.zone,
      place: limit.placeName,
      car_kmh: limitKmh.CAR,
      bike_kmh: limitKmh.BIKE,
      bus_kmh: limitKmh.BUS,
      bus_over_3_5t_kmh: limitKmh.BUS_OVER_3_5T,
      bus_over_12_5t_kmh: limitKmh.BUS_OVER_12_5T,
      lorry_over_3_5t_kmh: limitKmh.LORRY_OVER_3_5T,
      lorry_over_12t_kmh: limitKmh.LORRY_OVER_12T,
      trailer_over_0_75t_kmh: limitKmh.TRAILER_OVER_0_75T,
      radius_m: geometry.kind === 'CIRCLE' ? geometry.radiusM : null,
      half_width_m: geometry.kind === 'CORRIDOR' ? geometry.halfWidthM : null,
      hours: hoursText(limit.hours),
      source: limit.source,
      confidence: limit.confidence,
      is_confirmed: limit.isConfirmed,
      valid_from: limit.validFromMs === null ? null : isoDay(civilDayOf(limit.validFromMs)),
    },
  };
}

/** Such as `1,2,3,4,5 07:00-17:30`, apart by semicolons. */
function hoursText(hours: SpeedLimit['hours']): string | null {
  const clock = (minute: number): string =>
    `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`;
  const texts = hours?.map(
    ({ days, fromMinute, untilMinute }) => `${days.join(',')} ${clock(fromMinute)}-${clock(untilMinute)}`,
  );
  return texts === undefined || texts.length === 0 ? null : texts.join('; ');
}

/** As the export of the register has it. */
function geometryOf({ geometry }: SpeedLimit): OpenGeometry | null {
  switch (geometry.kind) {
    case 'CIRCLE':
      return { type: 'Point', coordinates: [geometry.centre.lng, geometry.centre.lat] };
    case 'CORRIDOR':
      return { type: 'LineString', coordinates: geometry.line };
    case 'POLYGON':
      return { type: 'Polygon', coordinates: geometry.rings };
    case 'DEFAULT':
      return null;
  }
}

/** The last checkpoint of each day. */
export async function listCheckpoints(db: Db, { month }: CountedMonth): Promise<OpenRow[]> {
  const found = await db.rows(DAILY_CHECKPOINTS, boundsOf(month));
  return found.map(({ day, size, root }) => ({
    geometry: null,
    values: { signed_on: day, leaves: size, root },
  }));
}
