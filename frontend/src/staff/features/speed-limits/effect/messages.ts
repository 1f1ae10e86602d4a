import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of what a change of limits would have made of the violations of the last 30 days. */
export const EFFECT_MESSAGES = defineTexts({
  title: {
    id: 'speed-limits.effect.title',
    defaultMessage: 'If this had held for the last 30 days',
    description: 'Heading above the effect of a change',
  },
  ask: {
    id: 'speed-limits.effect.ask',
    defaultMessage: 'See the effect',
    description: 'Button that has the effect of a change counted',
  },
  running: {
    id: 'speed-limits.effect.running',
    defaultMessage: 'Journeys are being judged again. This takes a few seconds.',
    description: 'While the effect is counted',
  },
  changed: {
    id: 'speed-limits.effect.changed',
    defaultMessage:
      '{violations, plural, =0 {There are no violations here today.} other {It would have changed {changed, number} of {violations, number} violations.}}',
    description: 'First line: changed is how many of the violations would be gone or of another severity',
  },
  none: {
    id: 'speed-limits.effect.none',
    defaultMessage:
      '{violations, plural, =0 {There are no violations here, and there would be none.} one {It would not have changed the only violation.} other {It would have changed none of {violations, number} violations.}}',
    description: 'First line: no violation would be another',
  },
  noJourneys: {
    id: 'speed-limits.effect.noJourneys',
    defaultMessage: 'No journey has passed here, so there is nothing to compare.',
    description: 'First line: nobody passed this area',
  },
  removed: {
    id: 'speed-limits.effect.removed',
    defaultMessage: '{count, number} would be none.',
    description: 'How many would be no violation',
  },
  severity: {
    id: 'speed-limits.effect.severity',
    defaultMessage: '{count, number} would have another severity.',
    description: 'How many would have another severity',
  },
  added: {
    id: 'speed-limits.effect.added',
    defaultMessage: '{count, number} would be new.',
    description: 'How many would be new',
  },
  table: {
    id: 'speed-limits.effect.table',
    defaultMessage: 'Violations by severity',
    description: 'Name of the table of counts by severity',
  },
  kind: { id: 'speed-limits.effect.kind', defaultMessage: 'Severity', description: 'Column: severity' },
  today: {
    id: 'speed-limits.effect.today',
    defaultMessage: 'Today',
    description: 'Column: by the limits of today',
  },
  drafted: {
    id: 'speed-limits.effect.drafted',
    defaultMessage: 'With this change',
    description: 'Column: with this change',
  },
  basis: {
    id: 'speed-limits.effect.basis',
    defaultMessage:
      '{journeys, plural, one {{journeys, number} journey} other {{journeys, number} journeys}} through this area since {date}, judged again.',
    description: 'What was counted; date is since when, journeys how many passed the area',
  },
  sample: {
    id: 'speed-limits.effect.sample',
    defaultMessage:
      'A sample: only the newest {journeys, plural, one {journey} other {{journeys, number} journeys}} through this area were judged again.',
    description: 'What was counted where there was no time for all; journeys is how many of the newest',
  },
  busy: {
    id: 'speed-limits.effect.busy',
    defaultMessage: 'Another effect is being counted for you. Try again in a moment.',
    description: 'Another count for the same person still runs',
  },
  failed: {
    id: 'speed-limits.effect.failed',
    defaultMessage: 'The effect could not be counted. You can try again, or go on without it.',
    description: 'The effect could not be counted',
  },
});
