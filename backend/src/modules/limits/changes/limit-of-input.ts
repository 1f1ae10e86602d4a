import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import { CLASS_LIMITS_SENTENCE } from '@wakafine/domain/limits/limit-content';
import { LIMITED_CLASSES } from '@wakafine/domain/limits/speed-limits';
import type {
  ClassLimits,
  LimitedClass,
  LimitGeometry,
  Position,
} from '@wakafine/domain/limits/speed-limits';
import { badInput } from '../../../platform/errors';
import type { LimitContentInput, LimitShapeInput } from '../register/limit-register.inputs';

/**
 * The limit that an input describes; what it means is looked at by anyone who proposes it.
 * @throws BAD_USER_INPUT (limit.classLimits, limit.shape) for a class that is missing or twice there, and a shape
 * without the members of its kind
 */
export function limitOfInput({ shape, classLimits, ...rest }: LimitContentInput): LimitContent {
  const geometry = geometryOf(shape);
  const limitKmh = classLimitsOf(classLimits);
  if (geometry === null || limitKmh === null) {
    throw badInput({
      ...(limitKmh === null ? { 'limit.classLimits': CLASS_LIMITS_SENTENCE } : {}),
      ...(geometry === null
        ? { 'limit.shape': 'Must have the members of its kind, in pairs of degrees' }
        : {}),
    });
  }
  return { ...rest, placeName: rest.placeName ?? null, hours: rest.hours ?? null, limitKmh, geometry };
}

function geometryOf(shape: LimitShapeInput): LimitGeometry | null {
  switch (shape.kind) {
    case 'CIRCLE': {
      const [lng, lat, ...more] = shape.centre ?? [];
      const radiusM = shape.radiusM ?? null;
      return lng === undefined || lat === undefined || more.length > 0 || radiusM === null
        ? null
        : { kind: 'CIRCLE', centre: { lat, lng }, radiusM };
    }
    case 'CORRIDOR': {
      const line = positionsOf(shape.line ?? []);
      const halfWidthM = shape.halfWidthM ?? null;
      return line === null || halfWidthM === null
        ? null
        : { kind: 'CORRIDOR', line, halfWidthM, isOneWay: shape.isOneWay ?? false };
    }
    case 'POLYGON': {
      const rings = (shape.rings ?? []).map(positionsOf);
      const whole = rings.flatMap((ring) => (ring === null ? [] : [ring]));
      return whole.length < rings.length ? null : { kind: 'POLYGON', rings: whole };
    }
    case 'DEFAULT':
      return { kind: 'DEFAULT' };
  }
}

function positionsOf(points: readonly (readonly number[])[]): Position[] | null {
  const positions = points.flatMap(([lng, lat, ...more]): Position[] =>
    lng === undefined || lat === undefined || more.length > 0 ? [] : [[lng, lat]],
  );
  return positions.length < points.length ? null : positions;
}

function classLimitsOf(
  given: readonly { readonly vehicleClass: LimitedClass; readonly limitKmh: number }[],
): ClassLimits | null {
  const known = new Map(given.map(({ vehicleClass, limitKmh }) => [vehicleClass, limitKmh]));
  if (known.size < LIMITED_CLASSES.length || given.length > LIMITED_CLASSES.length) {
    return null;
  }
  // Every class is there.
  return Object.fromEntries(known) as Record<LimitedClass, number>;
}
