import { defineTexts } from '../../lib/i18n/define-texts';

/** The panel of recent violations. */
export const ZONES_MESSAGES = defineTexts({
  title: { id: 'violations.zones.title', description: 'Title of the panel of recent violations' },
  label: { id: 'violations.zones.label', description: 'Full name of the panel for screen readers' },
  empty: { id: 'violations.zones.empty', description: 'A column without a violation' },
  allClear: { id: 'violations.zones.allClear', description: 'There is no violation at all' },
  error: { id: 'violations.zones.error', description: 'The panel could not be loaded' },
  own: { id: 'violations.zones.own', description: 'Mark on a violation of the user; one short word' },
  private: { id: 'violations.zones.private', description: 'In place of the agency of a private vehicle' },
});

/** The list of all violations. */
export const LIST_MESSAGES = defineTexts({
  title: { id: 'violations.title', description: 'Title of the list of all violations' },
  shown: {
    id: 'violations.shown',
    description: 'Under the title; shown is how many the list has loaded, total how many there are',
  },
  all: { id: 'violations.filter.all', description: 'Choice: the violations of every severity' },
  more: { id: 'violations.more', description: 'Button that loads the next page of the list' },
  moreFailed: { id: 'violations.moreFailed', description: 'The next page could not be loaded' },
  error: { id: 'violations.error', description: 'The list could not be loaded' },
  severity: { id: 'violations.filter', description: 'Name of the choice of a severity' },
  emptySeverity: { id: 'violations.emptySeverity', description: 'No violation is of the chosen severity' },
  showAll: {
    id: 'violations.emptySeverity.action',
    description: 'Button that ends the choice of a severity',
  },
});
