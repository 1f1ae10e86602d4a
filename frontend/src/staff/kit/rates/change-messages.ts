import type { MessageDescriptor } from 'react-intl';
import type { RateChange } from '../../../graphql/staff';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Comparisons of a rate with the time before. */
export const CHANGE_MESSAGES: Record<RateChange, MessageDescriptor> = defineTexts({
  BETTER: {
    id: 'violators.better',
    defaultMessage: 'better',
    description: 'Trend of a rate: lower than before, and not by chance',
  },
  WORSE: {
    id: 'violators.worse',
    defaultMessage: 'worse',
    description: 'Trend of a rate: higher than before, and not by chance',
  },
  UNCERTAIN: {
    id: 'violators.uncertain',
    defaultMessage: 'cannot tell',
    description: 'Trend of a rate: chance explains the difference',
  },
});
