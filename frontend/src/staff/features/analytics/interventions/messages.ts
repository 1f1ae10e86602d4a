import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Events that may have changed figures. */
export const INTERVENTION_MESSAGES = defineTexts({
  title: {
    id: 'segments.interventions',
    defaultMessage: 'What changed meanwhile',
    description: 'Title of a list of campaigns and changes of limits within the time of the figures',
  },
  CAMPAIGN: {
    id: 'segments.interventions.campaign',
    defaultMessage: '{day}: campaign “{name}” on {road}',
    description: 'A campaign began on a road; all parts are texts',
  },
  LIMITS: {
    id: 'segments.interventions.limits',
    defaultMessage: '{day}: {count, plural, one {# limit} other {# limits}} changed ({name})',
    description: 'Limits changed; name is one to three places, or a word for none',
  },
  THRESHOLDS: {
    id: 'segments.interventions.thresholds',
    defaultMessage: '{day}: speed thresholds changed',
    description: 'The thresholds of the zones changed',
  },
  noPlace: {
    id: 'segments.interventions.noPlace',
    defaultMessage: 'open road',
    description: 'In place of the names of places',
  },
});
