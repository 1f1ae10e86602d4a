import { civilDayOf, startOfDayMs } from '../time/civil-time';
import type { LookKind } from '../people/data-looks';
import type { IncidentStatus } from '../incidents/incidents';
import { isWithin } from '../input/limits';
import type { AlertTexts } from './alerts';
import { DAY_MS, MINUTE_MS } from '../units';
import type { ProofFacts } from '../violations/proof-texts';
import type { ViolationSeverity } from '../speed/zones';

/** Kinds of notification of a citizen, each with its words in the API. */
export const NOTIFICATION_WORDS = {
  INCIDENT_STATUS: 'An own incident has another status.',
  VIOLATION_CONFIRMED: 'An own violation was confirmed.',
  ALERT_BROADCAST: 'An alert of the authority.',
  WEEKLY_SUMMARY: 'The week in figures.',
  DATA_LOOK: 'Staff looked at data of the citizen.',
  CASE_STEP: 'Something happened in the case of an own violation.',
  WEBHOOK_OFF: 'An own webhook was switched off, because nothing could be delivered to it.',
  VEHICLE_STATUS: 'A vehicle that the citizen drives was suspended, or cleared again.',
} as const;
/** Kinds of notification of a citizen. */
export type NotificationKind = keyof typeof NOTIFICATION_WORDS;
// Object.keys discards which keys it got.
export const NOTIFICATION_KINDS = Object.keys(NOTIFICATION_WORDS) as readonly NotificationKind[];

/** Names of the icons that the inbox has. */
export type NotificationIcon = 'alert' | 'bell' | 'case' | 'chart' | 'look' | 'report' | 'speed';
/** Icon of each kind in the inbox; `bell` goes with any. */
export const NOTIFICATION_ICONS: Readonly<Record<NotificationKind, NotificationIcon>> = {
  INCIDENT_STATUS: 'report',
  VIOLATION_CONFIRMED: 'speed',
  ALERT_BROADCAST: 'alert',
  WEEKLY_SUMMARY: 'chart',
  DATA_LOOK: 'look',
  CASE_STEP: 'case',
  VEHICLE_STATUS: 'case',
  WEBHOOK_OFF: 'bell',
};

/** Steps of a case that its holder is notified of; a decision is named by its outcome. */
export const NOTIFIED_STEPS = [
  'CONFIRMED',
  'REMINDED_3',
  'REMINDED_1',
  'CONTESTED',
  'EXPIRED',
  'UPHOLD',
  'UPHOLD_LOWER',
  'REJECT',
  'SENT_BACK',
  'WITHDRAWN',
  'REOPENED',
  'LAPSED',
] as const;
/** A step of a case that its holder is notified of. */
export type NotifiedStep = (typeof NOTIFIED_STEPS)[number];

/** Facts of a notification; its words are made in the reader's language. */
export type NotificationFacts =
  | {
      readonly kind: 'INCIDENT_STATUS';
      readonly incidentId: string;
      readonly status: IncidentStatus;
      /** Text that staff wrote; null where they wrote nothing. */
      readonly reason: string | null;
    }
  | {
      readonly kind: 'VIOLATION_CONFIRMED';
      readonly violationId: string;
      readonly severity: ViolationSeverity;
      /** Peak, km/h. */
      readonly speedKmh: number;
      /** Missing in notifications of before speeds were proven. */
      readonly proof?: ProofFacts;
    }
  | {
      readonly kind: 'ALERT_BROADCAST';
      readonly alertId: string;
      /** For readers of each language; none in languages that came after it. */
      readonly texts: AlertTexts;
    }
  | {
      readonly kind: 'WEEKLY_SUMMARY';
      /** Monday of the week, such as `2026-11-16`. */
      readonly weekOf: string;
      readonly journeyCount: number;
      readonly distanceKm: number;
      readonly violationCount: number;
    }
  | {
      readonly kind: 'DATA_LOOK';
      readonly look: LookKind;
    }
  | {
      readonly kind: 'CASE_STEP';
      readonly violationId: string;
      readonly step: NotifiedStep;
      /** Last day to contest, such as `2026-12-08`; null where no time runs. */
      readonly lastDay: string | null;
      /** Text that staff wrote; null where they wrote nothing. */
      readonly reason: string | null;
    }
  | {
      readonly kind: 'WEBHOOK_OFF';
      /** Name or address that was called. */
      readonly host: string;
      readonly reason: 'FAILURES' | 'GONE';
    }
  | {
      readonly kind: 'VEHICLE_STATUS';
      readonly isSuspended: boolean;
      /** As the reader's own journey has it. */
      readonly registrationNumber: string;
    };

/** Hours in which nothing is to ring: minutes of the day in Africa/Douala, 0-1439; they may lie around midnight. */
export interface QuietHours {
  readonly fromMin: number;
  readonly untilMin: number;
}

/** So long a notification is stored. */
export const NOTIFICATIONS_STORED_DAYS = 90;

/** Bounds of the minutes of a day. */
export const MINUTE_OF_DAY = { min: 0, max: 1439 } as const;

/** Sentence for wrong quiet hours, as the server says it. */
export const QUIET_HOURS_SENTENCE = `Must be two different minutes of a day, ${MINUTE_OF_DAY.min} to ${MINUTE_OF_DAY.max}`;

/** Whether quiet hours are two different whole minutes of a day. */
export function areQuietHours({ fromMin, untilMin }: QuietHours): boolean {
  const areMinutes = [fromMin, untilMin].every(
    (min) => isWithin(min, MINUTE_OF_DAY) && Number.isInteger(min),
  );
  return areMinutes && fromMin !== untilMin;
}

/** Time at which a notification may ring: at once, or when the quiet hours are over, ms. */
export function mayRingAtMs(timeMs: number, quiet: QuietHours | null): number {
  if (quiet === null) {
    return timeMs;
  }
  const today = civilDayOf(timeMs);
  // The quiet hours that began yesterday may go on today.
  const spans = [today - 1, today].map((day) => {
    const fromMs = startOfDayMs(day) + quiet.fromMin * MINUTE_MS;
    const lastsMs = ((quiet.untilMin - quiet.fromMin) * MINUTE_MS + DAY_MS) % DAY_MS;
    return { fromMs, untilMs: fromMs + lastsMs };
  });
  const current = spans.find(({ fromMs, untilMs }) => timeMs >= fromMs && timeMs < untilMs);
  return current?.untilMs ?? timeMs;
}
