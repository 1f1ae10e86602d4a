import { defineTexts } from '../../lib/i18n/define-texts';

/** The panel of recent violations. */
export const ZONES_MESSAGES = defineTexts({
  title: { id: 'violations.zones.title', description: 'Title of the panel of recent violations' },
  label: { id: 'violations.zones.label', description: 'Full name of the panel for screen readers' },
  empty: { id: 'violations.zones.empty', description: 'A column without a violation' },
  allClear: { id: 'violations.zones.allClear', description: 'No column has a violation' },
  error: { id: 'violations.zones.error', description: 'The panel could not be loaded' },
  own: { id: 'violations.zones.own', description: 'Mark on a violation of the user; one short word' },
  private: { id: 'violations.zones.private', description: 'In place of the agency of a private vehicle' },
});
