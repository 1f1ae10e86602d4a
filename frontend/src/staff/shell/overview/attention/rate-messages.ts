import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the bars of a rate. */
export const RATE_MESSAGES = defineTexts({
  unit: {
    id: 'attention.rate.unit',
    defaultMessage: 'Violations per 1,000 km, last 8 weeks, 90\u00a0% range',
    description: 'Above the bars of a rate: what they measure',
  },
  now: { id: 'attention.rate.now', defaultMessage: 'Now', description: 'Bar of a rate: the last weeks' },
  expected: {
    id: 'attention.rate.expected',
    defaultMessage: 'Expected',
    description: 'Bar of a rate: the band of the weeks before',
  },
  range: {
    id: 'attention.rate.range',
    defaultMessage: '{low} – {high}',
    description: 'Beside a bar: its two ends',
  },
});
