import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Filters by hours of the day. */
export const HOUR_FILTER_MESSAGES = defineTexts({
  fromHour: {
    id: 'operations.violations.fromHour',
    defaultMessage: 'From hour',
    description: 'Label of a filter: the first hour of the day',
  },
  untilHour: {
    id: 'operations.violations.untilHour',
    defaultMessage: 'Until hour',
    description: 'Label of a filter: the hour of the day that ends them',
  },
  hour: {
    id: 'operations.violations.hour',
    defaultMessage: '{hour} h',
    description: 'Choice of a filter: an hour of the day, a number from 0 to 24',
  },
  hours: {
    id: 'operations.violations.hours',
    defaultMessage: '{from} to {until} h',
    description: 'What a file holds: rows between two hours of the day',
  },
});

/** Filter by the national road. */
export const ROAD_FILTER_MESSAGES = defineTexts({
  road: {
    id: 'operations.violations.road',
    defaultMessage: 'Road',
    description: 'Label of a filter: the national road',
  },
  otherRoads: {
    id: 'operations.violations.otherRoads',
    defaultMessage: 'Other roads',
    description: 'Choice of a filter: every road that is no national one',
  },
});
