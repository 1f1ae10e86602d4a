import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of what a change of limits would have made of the violations of the last 30 days. */
export const EFFECT_MESSAGES = defineTexts({
  title: { id: 'speed-limits.effect.title', description: 'Heading above the effect of a change' },
  ask: { id: 'speed-limits.effect.ask', description: 'Button that has the effect of a change counted' },
  running: { id: 'speed-limits.effect.running', description: 'While the effect is counted' },
  changed: {
    id: 'speed-limits.effect.changed',
    description: 'First line: changed is how many of the violations would be gone or of another severity',
  },
  none: { id: 'speed-limits.effect.none', description: 'First line: no violation would be another' },
  noJourneys: { id: 'speed-limits.effect.noJourneys', description: 'First line: nobody passed this area' },
  removed: { id: 'speed-limits.effect.removed', description: 'How many would be no violation' },
  severity: { id: 'speed-limits.effect.severity', description: 'How many would have another severity' },
  added: { id: 'speed-limits.effect.added', description: 'How many would be new' },
  table: { id: 'speed-limits.effect.table', description: 'Name of the table of counts by severity' },
  kind: { id: 'speed-limits.effect.kind', description: 'Column: severity' },
  today: { id: 'speed-limits.effect.today', description: 'Column: by the limits of today' },
  drafted: { id: 'speed-limits.effect.drafted', description: 'Column: with this change' },
  basis: {
    id: 'speed-limits.effect.basis',
    description: 'What was counted; date is since when, journeys how many passed the area',
  },
  sample: {
    id: 'speed-limits.effect.sample',
    description: 'What was counted where there was no time for all; journeys is how many of the newest',
  },
  busy: { id: 'speed-limits.effect.busy', description: 'Another count for the same person still runs' },
  failed: { id: 'speed-limits.effect.failed', description: 'The effect could not be counted' },
});
