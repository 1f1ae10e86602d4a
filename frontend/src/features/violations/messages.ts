import { defineTexts } from '../../lib/i18n/define-texts';

/** The panel of recent violations. */
export const ZONES_MESSAGES = defineTexts({
  title: {
    id: 'violations.zones.title',
    defaultMessage: 'Violation zones',
    description: 'Title of the panel of recent violations',
  },
  label: {
    id: 'violations.zones.label',
    defaultMessage: 'Real-Time Violation Zones',
    description: 'Full name of the panel for screen readers',
  },
  empty: {
    id: 'violations.zones.empty',
    defaultMessage: 'None now',
    description: 'A column without a violation',
  },
  allClear: {
    id: 'violations.zones.allClear',
    defaultMessage: 'No speed violations recorded. Keep driving safely!',
    description: 'There is no violation at all',
  },
  error: {
    id: 'violations.zones.error',
    defaultMessage: 'Could not load the violation zones. Please try again.',
    description: 'The panel could not be loaded',
  },
  own: {
    id: 'violations.zones.own',
    defaultMessage: 'You',
    description: 'Mark on a violation of the user; one short word',
  },
  private: {
    id: 'violations.zones.private',
    defaultMessage: 'Private',
    description: 'In place of the agency of a private vehicle',
  },
});

/** The list of all violations. */
export const LIST_MESSAGES = defineTexts({
  title: {
    id: 'violations.title',
    defaultMessage: 'All violations',
    description: 'Title of the list of all violations',
  },
  shown: {
    id: 'violations.shown',
    defaultMessage: '{shown} of {total, plural, one {# violation} other {# violations}}',
    description: 'Under the title; shown is how many the list has loaded, total how many there are',
  },
  all: {
    id: 'violations.filter.all',
    defaultMessage: 'All',
    description: 'Choice: the violations of every severity',
  },
  more: {
    id: 'violations.more',
    defaultMessage: 'Show more',
    description: 'Button that loads the next page of the list',
  },
  moreFailed: {
    id: 'violations.moreFailed',
    defaultMessage: 'Could not load more violations. Please try again.',
    description: 'The next page could not be loaded',
  },
  error: {
    id: 'violations.error',
    defaultMessage: 'Error loading violations. Please try again.',
    description: 'The list could not be loaded',
  },
  severity: {
    id: 'violations.filter',
    defaultMessage: 'Severity',
    description: 'Name of the choice of a severity',
  },
  emptySeverity: {
    id: 'violations.emptySeverity',
    defaultMessage: 'No violation of this severity',
    description: 'No violation is of the chosen severity',
  },
  showAll: {
    id: 'violations.emptySeverity.action',
    defaultMessage: 'Show all violations',
    description: 'Button that ends the choice of a severity',
  },
});
