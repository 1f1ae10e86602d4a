import type { LimitContent } from '@wakafine/domain/limits/limit-content';
import type { LimitBasis } from '@wakafine/domain/limits/limit-basis';
import { boxOf } from '@wakafine/domain/limits/limit-geometry';
import type { Box } from '@wakafine/domain/limits/limit-geometry';
import { indexLimits, PREPARED_M } from '@wakafine/domain/limits/limit-index';
import type { SpeedLimit } from '@wakafine/domain/limits/speed-limits';
import type { Services } from '../../../platform/context/context';
import { limitBasis, registeredLimits } from '../register/limit-register';

/** A change of the register that nobody has to have proposed yet. */
export interface DraftedChange {
  /** Null for a new limit. */
  readonly limitId: string | null;
  /** Content of the limit, in the canonical form; null for its end. */
  readonly content: LimitContent | null;
}

/** The register as drafted changes would make it. */
export interface DraftedRegister {
  readonly limits: LimitBasis;
  /** Boxes around every place where a changed limit applies before or after, at most {@link AREA_BOXES_MAX}. */
  readonly area: readonly Box[];
}

/** More boxes than this become one around them all, so that a file of a thousand limits is looked up as fast as one limit. */
export const AREA_BOXES_MAX = 20;

const WORLD: Box = { south: -90, north: 90, west: -180, east: 180 };

/**
 * The register as if the drafted changes had always held: earlier and announced validities of the changed limits are left out.
 * Where the thresholds are the limits, they stay so, because the register decides nothing there.
 */
export async function draftRegister(
  services: Services,
  changes: readonly DraftedChange[],
): Promise<DraftedRegister> {
  const [basis, registered] = await Promise.all([limitBasis(services), registeredLimits(services)]);
  const changed = new Set(changes.map(({ limitId }) => limitId));
  const before = registered.filter(({ id }) => changed.has(id));
  const drafted = changes.flatMap(({ limitId, content }, index) =>
    content === null ? [] : [alwaysInForce(content, limitId ?? `draft-${index}`)],
  );
  const others = registered.filter(({ id }) => !changed.has(id));
  return {
    limits:
      basis.kind === 'register' ? { kind: 'register', index: indexLimits([...others, ...drafted]) } : basis,
    area: joined([...before, ...drafted].map(reachOf)),
  };
}

function alwaysInForce(content: LimitContent, id: string): SpeedLimit {
  return { ...content, id, validFromMs: null, validUntilMs: null, isConfirmed: true };
}

/** Area in which a limit can apply to a good fix. */
function reachOf({ geometry, geometryUncertaintyM }: SpeedLimit): Box {
  return geometry.kind === 'DEFAULT' ? WORLD : boxOf(geometry, PREPARED_M + geometryUncertaintyM);
}

function joined(boxes: readonly Box[]): readonly Box[] {
  if (boxes.length <= AREA_BOXES_MAX) {
    return boxes;
  }
  return [
    {
      south: Math.min(...boxes.map(({ south }) => south)),
      north: Math.max(...boxes.map(({ north }) => north)),
      west: Math.min(...boxes.map(({ west }) => west)),
      east: Math.max(...boxes.map(({ east }) => east)),
    },
  ];
}
