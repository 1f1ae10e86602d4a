import type { EvidenceReading } from '@wakafine/domain/evidence/evidence-window';
import { useEffect, useState } from 'react';

/** So much quicker than it was. */
const SPEED_UP = 8;
const FRAME_MS = 100;

export interface Replay {
  /** Reading that the replay has come to; null while it rests. */
  readonly reading: EvidenceReading | null;
  readonly isRunning: boolean;
  toggle(): void;
}

/** Goes through readings as they came, eight times as quick. */
export function useReplay(readings: readonly EvidenceReading[]): Replay {
  const [atMs, setAtMs] = useState<number | null>(null);
  const [first, last] = [readings[0], readings.at(-1)];
  const endMs = last?.atMs ?? 0;
  const isRunning = atMs !== null;
  useEffect(
    function goOn() {
      if (!isRunning) {
        return undefined;
      }
      const timer = window.setInterval(
        () => setAtMs((now) => (now === null || now >= endMs ? null : now + FRAME_MS * SPEED_UP)),
        FRAME_MS,
      );
      return () => window.clearInterval(timer);
    },
    [isRunning, endMs],
  );
  const reading = atMs === null ? null : (readings.findLast((each) => each.atMs <= atMs) ?? null);
  return { reading, isRunning, toggle: () => setAtMs(isRunning ? null : (first?.atMs ?? null)) };
}
