import type { JudgedFix } from '@wakafine/domain/speed/journey-state';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import type { SpeedZone } from '@wakafine/domain/speed/zones';

const WORDS: Readonly<Record<SpeedZone, string>> = {
  SAFE: 'Safe',
  CAUTION: 'Caution',
  WARNING: 'Warning',
  DANGER: 'Danger',
};

/** Expected words of the English dial in the course of a drive, each change once. */
export function saidByDial(judged: readonly JudgedFix[]): string[] {
  return withoutRepeats(
    judged.flatMap(({ speedKmh, zone }) => {
      if (speedKmh === null || zone === null) {
        return [];
      }
      const speed = wholeKmh(speedKmh);
      return `${speed} ${speed === 1 ? 'kilometre' : 'kilometres'} per hour, ${WORDS[zone]}`;
    }),
  );
}

/** The zones of a drive in their order, each change once. */
export function zonesOf(judged: readonly JudgedFix[]): SpeedZone[] {
  return withoutRepeats(judged.flatMap(({ zone }) => zone ?? []));
}

function withoutRepeats<Item>(items: readonly Item[]): Item[] {
  return items.filter((item, index) => index === 0 || item !== items[index - 1]);
}
