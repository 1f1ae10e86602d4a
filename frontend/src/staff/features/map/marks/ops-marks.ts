import type { IncidentSeverity } from '@wakafine/domain/incidents/incidents';
import { violationSeverityOf } from '@wakafine/domain/violations/severity-scales';
import type { SpeedZone } from '@wakafine/domain/speed/zones';
import { worldPlaceOf, type WorldPlace } from '../../../../components/route-map/projection';
import type { MapNowFragment, MovingMarkFragment } from '../../../../graphql/staff';

/** An active journey on the map. */
export interface JourneyMark {
  readonly kind: 'journey';
  readonly key: string;
  readonly id: string;
  /** Null before the first good position. */
  readonly place: WorldPlace | null;
  /** Null while the speed is not known. */
  readonly zone: SpeedZone | null;
  readonly row: MovingMarkFragment;
}

/** A violation of today on the map, at its peak. */
export interface ViolationMark {
  readonly kind: 'violation';
  readonly key: string;
  readonly id: string;
  readonly place: WorldPlace;
  readonly zone: SpeedZone;
  readonly row: MapNowFragment['violations'][number];
}

/** An incident of today on the map; its zone stands for how bad it is. */
export interface IncidentMark {
  readonly kind: 'incident';
  readonly key: string;
  readonly id: string;
  readonly place: WorldPlace;
  readonly zone: SpeedZone;
  readonly row: MapNowFragment['incidents'][number];
}

/** Anything on the operations map. */
export type OpsMark = JourneyMark | ViolationMark | IncidentMark;
/** Things that have a place, and so can be drawn. */
export type PlacedMark = OpsMark & { readonly place: WorldPlace };

/** A journey as a mark. */
export function journeyMarkOf(row: MovingMarkFragment): JourneyMark {
  const { id, latitude, longitude, zone } = row;
  const place = latitude === null || longitude === null ? null : placeAt(latitude, longitude);
  return { kind: 'journey', key: `j${id}`, id, place, zone, row };
}

/** A violation as a mark. */
export function violationMarkOf(row: ViolationMark['row']): ViolationMark {
  const { id, latitude, longitude, severity } = row;
  return { kind: 'violation', key: `v${id}`, id, place: placeAt(latitude, longitude), zone: severity, row };
}

/** An incident as a mark. */
export function incidentMarkOf(row: IncidentMark['row']): IncidentMark {
  const { id, latitude, longitude } = row;
  const zone = zoneOfSeverity(row.severity);
  return { kind: 'incident', key: `i${id}`, id, place: placeAt(latitude, longitude), zone, row };
}

/** Whether a mark can be drawn. */
export function isPlaced(mark: OpsMark): mark is PlacedMark {
  return mark.place !== null;
}

function placeAt(lat: number, lng: number): WorldPlace {
  return worldPlaceOf({ lat, lng });
}

function zoneOfSeverity(severity: IncidentSeverity): SpeedZone {
  return violationSeverityOf(severity);
}
