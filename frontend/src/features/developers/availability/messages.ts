import { defineTexts } from '../../../lib/i18n/define-texts';
import type { DayState } from './day-state';

/** Texts about how much of 90 days the service was up. */
export const AVAILABILITY_MESSAGES = defineTexts({
  title: {
    id: 'developers.availability.title',
    defaultMessage: 'Availability, 90 days',
    description: 'Heading of a card with a bar of 90 days',
  },
  share: {
    id: 'developers.availability.share',
    defaultMessage: '{share} in 90 days',
    description:
      'Share of the minutes of 90 days in which the service was up; {share} is a figure in per cent',
  },
  shareSince: {
    id: 'developers.availability.shareSince',
    defaultMessage: '{share} since {day}',
    description:
      'Share of the minutes since a day in which the service was up; {share} is a figure in per cent',
  },
  notYet: {
    id: 'developers.availability.notYet',
    defaultMessage: 'Not measured yet',
    description: 'In place of the share of minutes in which the service was up',
  },
  rule: {
    id: 'developers.availability.rule',
    defaultMessage: 'Minutes fully up, rounded down.',
    description: 'Below the share of minutes in which the service was up',
  },
  summary: {
    id: 'developers.availability.summary',
    defaultMessage:
      '{away, plural, =0 {Never away.} one {# minute away.} other {# minutes away.}} {degraded, plural, =0 {No minute with refused writes.} one {# minute with refused writes.} other {# minutes with refused writes.}}',
    description:
      'Minutes of 90 days in which the service was away, and in which it answered but stored nothing',
  },
  bar: {
    id: 'developers.availability.bar',
    defaultMessage: 'A bar for each of {days} days; the table has the minutes.',
    description: 'For screen readers: what the picture shows',
  },
  failed: {
    id: 'developers.availability.failed',
    defaultMessage: 'The availability could not be loaded.',
    description: 'In place of the bar of 90 days',
  },
  day: {
    id: 'developers.availability.day',
    defaultMessage: 'Day',
    description: 'Head of a column: a day',
  },
  up: {
    id: 'developers.availability.up',
    defaultMessage: 'Up',
    description: 'Head of a column: share of the minutes of a day in which the service was up',
  },
  away: {
    id: 'developers.availability.away',
    defaultMessage: 'Min away',
    description: 'Head of a column: minutes in which the service was away',
  },
  degraded: {
    id: 'developers.availability.degraded',
    defaultMessage: 'Min without writes',
    description: 'Head of a column: minutes in which the service answered but stored nothing',
  },
});

/** Legend of the bar, by the state of a day. */
export const DAY_STATE_MESSAGES = defineTexts({
  SERVED: {
    id: 'developers.availability.state.served',
    defaultMessage: 'Up all day',
    description: 'Legend of the bar of 90 days',
  },
  DEGRADED: {
    id: 'developers.availability.state.degraded',
    defaultMessage: 'Writes refused',
    description: 'Legend of the bar of 90 days: the service answered but stored nothing for some minutes',
  },
  AWAY: {
    id: 'developers.availability.state.away',
    defaultMessage: 'Away at times',
    description: 'Legend of the bar of 90 days: the service did not answer for some minutes',
  },
  UNMEASURED: {
    id: 'developers.availability.state.unmeasured',
    defaultMessage: 'Not measured',
    description: 'Legend of the bar of 90 days: before anything was measured',
  },
} satisfies Record<DayState, unknown>);
