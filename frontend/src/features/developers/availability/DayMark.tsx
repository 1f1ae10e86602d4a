import { chakra } from '@chakra-ui/react';
import type { DayState } from './day-state';

/** Height of a column, px. */
export const MARK_PX = 40;
const CAP_PX = 12;
const GAP_PX = 3;

export interface DayMarkProps {
  state: DayState;
  /** Left edge and width, px. */
  x: number;
  width: number;
  /** Id of the pattern for what was not measured. */
  hatchId: string;
}

/** A day as a column: full; cut below its top, with a hollow cap for refused writes and a black one for absence; or hatched. */
export function DayMark({ state, x, width, hatchId }: DayMarkProps) {
  if (state === 'UNMEASURED') {
    return <rect x={x} y="0" width={width} height={MARK_PX} fill={`url(#${hatchId})`} />;
  }
  const top = state === 'SERVED' ? 0 : CAP_PX + GAP_PX;
  return (
    <>
      <chakra.rect x={x} y={top} width={width} height={MARK_PX - top} fill="brand.fg" />
      {state === 'AWAY' && <chakra.rect x={x} y="0" width={width} height={CAP_PX} fill="fg" />}
      {state === 'DEGRADED' && (
        <chakra.rect
          x={x + 0.5}
          y="0.5"
          width={Math.max(1, width - 1)}
          height={CAP_PX - 1}
          fill="none"
          stroke="fg"
        />
      )}
    </>
  );
}
