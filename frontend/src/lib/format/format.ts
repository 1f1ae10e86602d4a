import { distanceParts, durationParts, type DurationPart } from '@wakafine/domain/input/formats';
import { wholeKmh } from '@wakafine/domain/speed/speed';
import { useMemo } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import { FORMAT_MESSAGES } from './format-messages';

export interface Formats {
  /** `85 m`, or `13.4 km` from 0.1 km on. */
  distance(distanceKm: number): string;
  /** `78 km/h` in whole numbers, rounded down; `--` where it is not known. */
  speed(speedKmh: number | null): string;
  /** `6 h 24 min`, `3 min 5 s` or `9 s`; a last part of 0 is left out: `25 min`, `1 h`. */
  duration(durationS: number): string;
  /** The same without the seconds beside minutes, which only flicker: `6 h 24 min`, `3 min` or `9 s`. */
  wholeDuration(durationS: number): string;
  /** `Sat, 14 Nov`, with the year where it is not this one; it stays on one line. */
  date(iso: string): string;
  /** `09:58`, in the time of Cameroon; of an ISO time or of ms since 1970. */
  time(at: string | number): string;
  /** `09:58:20`, likewise. */
  timeWithSeconds(at: string | number): string;
  /** `Sat, 14 Nov · 09:58`. */
  dateAndTime(iso: string): string;
}

/** Figures as people read them, in the language in force. */
export function useFormats(): Formats {
  const intl = useIntl();
  return useMemo(() => formatsOf(intl), [intl]);
}

/** The same for texts that are put together outside of the screen, such as a file. */
export function formatsOf(intl: IntlShape): Formats {
  const date = (iso: string) => dateText(intl, iso);
  const time = (at: string | number) => intl.formatTime(at, CLOCK);
  return {
    distance(distanceKm) {
      const { value, unit, decimals } = distanceParts(distanceKm * 1000);
      const number = intl.formatNumber(value, {
        minimumFractionDigits: decimals,
        maximumFractionDigits: decimals,
      });
      return intl.formatMessage(FORMAT_MESSAGES[unit], { value: number });
    },
    speed(speedKmh) {
      if (speedKmh === null) {
        return '--';
      }
      const number = intl.formatNumber(wholeKmh(speedKmh));
      return intl.formatMessage(FORMAT_MESSAGES.speed, { value: number });
    },
    duration: (durationS) => joinedParts(intl, durationParts(durationS)),
    wholeDuration: (durationS) => joinedParts(intl, wholeDurationParts(durationS)),
    date,
    time,
    timeWithSeconds: (at) => intl.formatTime(at, { ...CLOCK, second: '2-digit' }),
    dateAndTime: (iso) => `${date(iso)} · ${time(iso)}`,
  };
}

const NO_BREAK_SPACE = '\u00a0';

const CLOCK = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

const DURATION_UNITS = {
  h: FORMAT_MESSAGES.hours,
  m: FORMAT_MESSAGES.minutes,
  s: FORMAT_MESSAGES.seconds,
} as const;

function dateText(intl: IntlShape, iso: string): string {
  const isThisYear = new Date(iso).getFullYear() === new Date().getFullYear();
  const year = isThisYear ? undefined : 'numeric';
  return intl
    .formatDate(iso, { weekday: 'short', day: 'numeric', month: 'short', year })
    .replaceAll(' ', NO_BREAK_SPACE);
}

function joinedParts(intl: IntlShape, parts: readonly DurationPart[]): string {
  return parts
    .filter(({ value }, index) => index === 0 || value > 0)
    .map(({ value, unit }) => intl.formatMessage(DURATION_UNITS[unit], { value: intl.formatNumber(value) }))
    .join(NO_BREAK_SPACE);
}

/** The parts of a duration in seconds, without the seconds beside minutes. */
export function wholeDurationParts(durationS: number): readonly DurationPart[] {
  return durationParts(durationS).filter(({ unit }, index) => index === 0 || unit !== 's');
}

/** Seconds from one ISO time to a later one; 0 where it is not later. */
export function secondsBetween(startIso: string, endIso: string): number {
  return Math.max(0, (Date.parse(endIso) - Date.parse(startIso)) / 1000);
}
