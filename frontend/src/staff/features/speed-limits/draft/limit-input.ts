import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import { LIMITED_CLASSES, type LimitGeometry } from '@wakafine/domain/limits/speed-limits';
import type { LimitContentInput, LimitShapeInput } from '../../../../graphql/staff';

/** A limit as a GraphQL input. */
export function limitInput({ geometry, limitKmh, hours, ...rest }: LimitContent): LimitContentInput {
  return {
    ...rest,
    classLimits: LIMITED_CLASSES.map((vehicleClass) => ({ vehicleClass, limitKmh: limitKmh[vehicleClass] })),
    hours: hours?.map(({ days, fromMinute, untilMinute }) => ({ days: [...days], fromMinute, untilMinute })),
    shape: shapeInput(geometry),
  };
}

/** A shape as a GraphQL input. */
export function shapeInput(geometry: LimitGeometry): LimitShapeInput {
  const { kind } = geometry;
  switch (kind) {
    case 'CIRCLE':
      return { kind, centre: [geometry.centre.lng, geometry.centre.lat], radiusM: geometry.radiusM };
    case 'CORRIDOR': {
      const { line, halfWidthM, isOneWay } = geometry;
      return { kind, line: line.map((point) => [...point]), halfWidthM, isOneWay };
    }
    case 'POLYGON':
      return { kind, rings: geometry.rings.map((ring) => ring.map((point) => [...point])) };
    case 'DEFAULT':
      return { kind };
  }
}
