import type { Drive } from '@wakafine/domain/speed/journey-state';
import type { Journey } from './journey.entity';

/** The columns of a journey that hold its end. */
export type JourneyEnd = Pick<Journey, 'declaredEndedAt' | 'endedAt' | 'isEndProvisional'>;

/** The end of a journey after more fixes: an ended one ends no earlier than its last good fix. */
export function endInForce(journey: Journey, { lastGoodAtMs }: Drive): JourneyEnd {
  const { declaredEndedAt, endedAt, isEndProvisional, startedAt } = journey;
  if (endedAt === null) {
    return { declaredEndedAt, endedAt, isEndProvisional };
  }
  const earliest = declaredEndedAt ?? startedAt;
  return { declaredEndedAt, endedAt: laterOf(earliest, lastGoodAtMs), isEndProvisional };
}

/** The end that a traveller declares; one before the last good fix is moved to it. */
export function declaredEnd(endedAt: Date, { lastGoodAtMs }: Drive): JourneyEnd {
  const end = laterOf(endedAt, lastGoodAtMs);
  return { declaredEndedAt: end, endedAt: end, isEndProvisional: false };
}

/** The end that the server gives a journey that has fallen silent: its last good fix, else its start. */
export function provisionalEnd({ startedAt }: Journey, { lastGoodAtMs }: Drive): JourneyEnd {
  return { declaredEndedAt: null, endedAt: laterOf(startedAt, lastGoodAtMs), isEndProvisional: true };
}

function laterOf(time: Date, otherMs: number | null): Date {
  return otherMs === null || otherMs < time.getTime() ? time : new Date(otherMs);
}
