import type { Fix } from '../speed/fix';
import { METRES_PER_DEGREE } from './build-fixes';

/** Faults of positioning on real phones. */
export const FAULT_KINDS = [
  'dropout',
  'jump',
  'frozen',
  'repeat',
  'reorder',
  'clock-back',
  'future',
  'other-day',
  'weak',
  'inaccurate',
] as const;

/** One fault of a drive. */
export interface Fault {
  readonly kind: (typeof FAULT_KINDS)[number];
  /** Start of the fault in the drive, 0 to 1. */
  readonly atShare: number;
  /** Number of fixes it concerns. */
  readonly length: number;
  /** Length of a jump, metres. */
  readonly sizeM: number;
}

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** The drive with one more fault in it. */
export function withFault(fixes: readonly Fix[], fault: Fault): readonly Fix[] {
  const from = Math.floor(fault.atShare * fixes.length);
  const hit = fixes.slice(from, from + fault.length);
  return [...fixes.slice(0, from), ...struck(hit, fault), ...fixes.slice(from + fault.length)];
}

function struck(hit: readonly Fix[], { kind, sizeM }: Fault): readonly Fix[] {
  const [first] = hit;
  const changed = (change: (fix: Fix) => Partial<Fix>) => hit.map((fix) => ({ ...fix, ...change(fix) }));
  switch (kind) {
    case 'dropout':
      return [];
    case 'jump':
      return changed(({ lng }) => ({ lng: lng + sizeM / METRES_PER_DEGREE }));
    case 'frozen':
      return changed(() => (first === undefined ? {} : { lat: first.lat, lng: first.lng }));
    case 'repeat':
      return [...hit, ...hit];
    case 'reorder':
      return [...hit].reverse();
    case 'clock-back':
      return changed(({ recordedAtMs }) => ({ recordedAtMs: recordedAtMs - 4_000 }));
    case 'future':
      return changed(({ recordedAtMs }) => ({ recordedAtMs: recordedAtMs + HOUR_MS, isFuture: true }));
    case 'other-day':
      return changed(({ recordedAtMs }) => ({ recordedAtMs: recordedAtMs - DAY_MS }));
    case 'weak':
      return changed(() => ({ accuracyM: 40 }));
    case 'inaccurate':
      return changed(() => ({ accuracyM: 51 + sizeM }));
  }
}
