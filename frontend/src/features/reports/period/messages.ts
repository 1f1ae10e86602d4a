import { defineTexts } from '../../../lib/i18n/define-texts';

/** The reports screen as a whole. */
export const REPORTS_MESSAGES = defineTexts({
  title: { id: 'reports.title', defaultMessage: 'Reports', description: 'Title of the reports screen' },
  period: {
    id: 'reports.period',
    defaultMessage: 'Period',
    description: 'Name of the choice of a period, for screen readers',
  },
  DAILY: {
    id: 'reports.period.daily',
    defaultMessage: 'Daily',
    description: 'Choice of a period: today; one short word',
  },
  MONTHLY: {
    id: 'reports.period.monthly',
    defaultMessage: 'Monthly',
    description: 'Choice of a period: this month; one short word',
  },
  YEARLY: {
    id: 'reports.period.yearly',
    defaultMessage: 'Yearly',
    description: 'Choice of a period: this year; one short word',
  },
  loading: {
    id: 'reports.loading',
    defaultMessage: 'Loading reports data...',
    description: 'Shown while the reports load',
  },
  error: {
    id: 'reports.error',
    defaultMessage: 'Error loading reports. Please try again.',
    description: 'The reports could not be loaded',
  },
  empty: {
    id: 'reports.empty',
    defaultMessage: 'No speed violations recorded. Keep driving safely!',
    description: 'There is no violation in the period',
  },
  private: {
    id: 'reports.private',
    defaultMessage: 'Private',
    description: 'In place of the agency of a private vehicle',
  },
  allScope: {
    id: 'reports.scope.all',
    defaultMessage: 'Violations of all drivers. Plates are masked.',
    description: 'Told to staff: the reports are about the violations of everybody',
  },
  noPermission: {
    id: 'reports.noPermission',
    defaultMessage: 'No permission',
    description: 'Mark beside what a role may not do',
  },
  incidents: {
    id: 'reports.incidents',
    defaultMessage: 'My incident reports',
    description: 'Link to the list of the incidents that the user has reported',
  },
  incidentsWhat: {
    id: 'reports.incidents.what',
    defaultMessage: 'What you have told the authority, and what came of it',
    description: 'What is behind that link',
  },
});

/** The ranking of vehicles. */
export const RANKING_MESSAGES = defineTexts({
  title: {
    id: 'reports.ranking.title',
    defaultMessage: 'Hall of Shame',
    description: 'Title of the ranking of vehicles',
  },
  subtitle: {
    id: 'reports.ranking.subtitle',
    defaultMessage: 'Top Violators',
    description: 'Second line of the title; the ranking goes over all that is kept, not over a period',
  },
  notice: {
    id: 'reports.ranking.notice',
    defaultMessage: 'Counted over all violations that are kept. Shown for public safety; plates are masked.',
    description: 'Public safety notice under the title: why the ranking is shown, and that nobody is named',
  },
  live: {
    id: 'reports.ranking.live',
    defaultMessage: 'Live Updates',
    description: 'Mark beside the title: the ranking updates by itself',
  },
  count: {
    id: 'reports.ranking.count',
    defaultMessage: '{count, plural, one {<big>#</big> violation} other {<big>#</big> violations}}',
    description: 'Count of a row; the number is set larger',
  },
  rank: {
    id: 'reports.ranking.rank',
    defaultMessage: 'Rank {rank}',
    description: 'Place of a row, told to screen readers',
  },
  error: {
    id: 'reports.ranking.error',
    defaultMessage: 'Could not load the ranking. Please try again.',
    description: 'The ranking could not be loaded',
  },
  noAgency: {
    id: 'reports.ranking.noAgency',
    defaultMessage: 'No agency named',
    description: 'In the place of the agency where none may be named',
  },
  none: {
    id: 'reports.ranking.none',
    defaultMessage: 'No vehicle has a violation.',
    description: 'There is no violation of anybody',
  },
});

/** Search, filters and rows of the violations. */
export const LIST_MESSAGES = defineTexts({
  title: {
    id: 'reports.list.title',
    defaultMessage: 'Speed Violation Reports',
    description: 'Title of the list of violations',
  },
  search: {
    id: 'reports.list.search',
    defaultMessage: 'Search the reports',
    description: 'Name of the search field, for screen readers',
  },
  placeholder: {
    id: 'reports.list.placeholder',
    defaultMessage: 'Vehicle, agency, status',
    description: 'In the empty search field: what it looks in',
  },
  clearSearch: {
    id: 'reports.list.clearSearch',
    defaultMessage: 'Empty the search',
    description: 'Button that empties the search field',
  },
  severity: {
    id: 'reports.list.severity',
    defaultMessage: 'Severity',
    description: 'Name of the filter by severity',
  },
  anySeverity: {
    id: 'reports.list.anySeverity',
    defaultMessage: 'Any severity',
    description: 'Choice: violations of every severity',
  },
  status: {
    id: 'reports.list.status',
    defaultMessage: 'Status',
    description: 'Name of the filter by the status of the vehicle',
  },
  anyStatus: {
    id: 'reports.list.anyStatus',
    defaultMessage: 'Any status',
    description: 'Choice: vehicles of every status',
  },
  clear: {
    id: 'reports.list.clear',
    defaultMessage: 'Clear Filters',
    description: 'Button that takes search and filters away',
  },
  counter: {
    id: 'reports.list.counter',
    defaultMessage: '{count, number} of {total, number} results',
    description: 'How many violations search and filters leave',
  },
  nothing: {
    id: 'reports.list.nothing',
    defaultMessage: 'No violation matches your search.',
    description: 'Search and filters leave no violation',
  },
  signIn: {
    id: 'reports.list.signIn',
    defaultMessage: 'Login for full access',
    description: 'In place of search and filters: they need a sign-in',
  },
  viewAll: {
    id: 'reports.list.viewAll',
    defaultMessage: 'View All Violations',
    description: 'Button to the whole list of violations',
  },
});

/** The choice of the day, month or year that the reports look back on. */
export const PERIOD_STEP_MESSAGES = defineTexts({
  label: {
    id: 'reports.period.label',
    defaultMessage: 'Which day, month or year',
    description: 'Name of the choice of a day, month or year',
  },
  before: {
    id: 'reports.period.before',
    defaultMessage: 'Period before',
    description: 'Button to the day, month or year before',
  },
  after: {
    id: 'reports.period.after',
    defaultMessage: 'Next period',
    description: 'Button to the next day, month or year',
  },
});

/** The summary of a month. */
export const SUMMARY_MESSAGES = defineTexts({
  title: {
    id: 'reports.month.title',
    defaultMessage: 'Monthly Summary',
    description: 'Title of the summary of a month',
  },
  before: {
    id: 'reports.month.before',
    defaultMessage: 'Month before',
    description: 'Button to the month before',
  },
  after: { id: 'reports.month.after', defaultMessage: 'Next month', description: 'Button to the next month' },
  total: {
    id: 'reports.month.total',
    defaultMessage: 'Total',
    description: 'Name of the number of all violations of the month',
  },
  same: {
    id: 'reports.month.same',
    defaultMessage: 'As many as the month before',
    description: 'Comparison with the month before: equally many violations',
  },
  more: {
    id: 'reports.month.more',
    defaultMessage: '{count, number} more than the month before',
    description: 'Comparison with the month before',
  },
  fewer: {
    id: 'reports.month.fewer',
    defaultMessage: '{count, number} fewer than the month before',
    description: 'Comparison with the month before',
  },
  journeys: {
    id: 'reports.month.journeys',
    defaultMessage: 'journeys',
    description: 'Name of a figure: number of journeys',
  },
  distance: {
    id: 'reports.month.distance',
    defaultMessage: 'distance',
    description: 'Name of a figure: distance of all journeys',
  },
  average: {
    id: 'reports.month.average',
    defaultMessage: 'average speed',
    description: 'Name of a figure: average speed while moving',
  },
  safe: {
    id: 'reports.month.safe',
    defaultMessage: 'journeys without a violation',
    description: 'Name of a figure: percentage of journeys without violation',
  },
  error: {
    id: 'reports.month.error',
    defaultMessage: 'Could not load the summary. Please try again.',
    description: 'The summary could not be loaded',
  },
  generate: {
    id: 'reports.month.generate',
    defaultMessage: 'Generate Detailed Report',
    description: 'Button: makes a report and keeps it',
  },
});

/** The reports that were made and are stored. */
export const STORED_MESSAGES = defineTexts({
  title: {
    id: 'reports.kept.title',
    defaultMessage: 'My generated reports',
    description: 'Title of the list of reports that the user had made',
  },
  none: {
    id: 'reports.kept.none',
    defaultMessage: 'No report yet. Generate one above and it stays here.',
    description: 'No report was made yet',
  },
  error: {
    id: 'reports.kept.error',
    defaultMessage: 'Could not load your reports. Please try again.',
    description: 'The list, or one of its reports, could not be loaded',
  },
  more: {
    id: 'reports.kept.more',
    defaultMessage: 'Show more',
    description: 'Button that shows older reports',
  },
  DAILY: {
    id: 'reports.kept.daily',
    defaultMessage: 'Daily report, {date}',
    description: 'Name of a report of one day',
  },
  MONTHLY: {
    id: 'reports.kept.monthly',
    defaultMessage: 'Monthly report, {month}',
    description: 'Name of a report of one month; month has its year',
  },
  YEARLY: {
    id: 'reports.kept.yearly',
    defaultMessage: 'Yearly report, {year}',
    description: 'Name of a report of one year',
  },
  ALL: {
    id: 'reports.kept.all',
    defaultMessage: 'Report of all violations',
    description: 'Name of a report of all violations',
  },
  violation: {
    id: 'reports.kept.violation',
    defaultMessage: 'Report of violation #{id}',
    description: 'Name of a report of one violation; id is its number',
  },
  made: {
    id: 'reports.kept.made',
    defaultMessage: '{date} · {time} · {count, plural, one {#\u00a0violation} other {#\u00a0violations}}',
    description: 'When a report was made, and how many violations it has',
  },
  download: {
    id: 'reports.kept.download',
    defaultMessage: 'Download (CSV)',
    description: 'Button that downloads a report as a table, in a CSV file',
  },
  first: {
    id: 'reports.kept.first',
    defaultMessage: 'The newest {count, number} violations; the file has all.',
    description: 'Above the rows, where the report has more than are shown; the file has all',
  },
});
