import { Box } from '@chakra-ui/react';
import { useMemo, useRef, useState, type ReactNode } from 'react';
import { ChartReadingContext, type ChartReading } from './chart-reading';
import { ReadingLine } from './ReadingLine';
import { useMarkMoves } from './useMarkMoves';

export interface ChartReaderProps {
  /** The chart in a sentence. */
  label: string;
  readings: readonly ChartReading[];
  /** Marks beside each other in a line, where lines stand above each other: the arrows up and down move by so many. */
  columns?: number | undefined;
  /** The chart, with a `ChartMark` for each reading. */
  children: ReactNode;
}

/**
 * A chart whose values can be read: what is under the pointer or the finger, or reached by the arrow keys, is said in words
 * below it, with the way to the rows behind.
 */
export function ChartReader({ label, readings, columns = 1, children }: ChartReaderProps) {
  const [wanted, onRead] = useState<number | null>(null);
  const active = wanted !== null && wanted < readings.length ? wanted : null;
  const frame = useRef<HTMLDivElement>(null);
  const moves = useMarkMoves({ frame, columns, onRead });
  const value = useMemo(() => ({ readings, active, onRead }), [readings, active]);
  return (
    <Box onPointerLeave={moves.onPointerLeave}>
      <Box
        ref={frame}
        role="group"
        data-marks=""
        aria-label={label}
        // A finger that moves sideways reads, one that moves up or down scrolls.
        touchAction="pan-y"
        onPointerDown={moves.onPointerDown}
        onPointerMove={moves.onPointerMove}
        onClickCapture={moves.onClickCapture}
        onKeyDown={moves.onKeyDown}
      >
        <ChartReadingContext value={value}>{children}</ChartReadingContext>
      </Box>
      <ReadingLine reading={active === null ? null : (readings[active] ?? null)} />
    </Box>
  );
}
