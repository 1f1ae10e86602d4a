import { defineTexts } from '../../../lib/i18n/define-texts';

/** The reports screen as a whole. */
export const REPORTS_MESSAGES = defineTexts({
  title: { id: 'reports.title', description: 'Title of the reports screen' },
  period: { id: 'reports.period', description: 'Name of the choice of a period, for screen readers' },
  DAILY: { id: 'reports.period.daily', description: 'Choice of a period: today; one short word' },
  MONTHLY: { id: 'reports.period.monthly', description: 'Choice of a period: this month; one short word' },
  YEARLY: { id: 'reports.period.yearly', description: 'Choice of a period: this year; one short word' },
  loading: { id: 'reports.loading', description: 'Shown while the reports load' },
  error: { id: 'reports.error', description: 'The reports could not be loaded' },
  empty: { id: 'reports.empty', description: 'There is no violation in the period' },
  private: { id: 'reports.private', description: 'In place of the agency of a private vehicle' },
  allScope: {
    id: 'reports.scope.all',
    description: 'Told to staff: the reports are about the violations of everybody',
  },
  noPermission: { id: 'reports.noPermission', description: 'Mark beside what a role may not do' },
  incidents: {
    id: 'reports.incidents',
    description: 'Link to the list of the incidents that the user has reported',
  },
  incidentsWhat: { id: 'reports.incidents.what', description: 'What is behind that link' },
});

/** The ranking of vehicles. */
export const RANKING_MESSAGES = defineTexts({
  title: { id: 'reports.ranking.title', description: 'Title of the ranking of vehicles' },
  subtitle: {
    id: 'reports.ranking.subtitle',
    description: 'Second line of the title; the ranking goes over all that is kept, not over a period',
  },
  notice: {
    id: 'reports.ranking.notice',
    description: 'Public safety notice under the title: why the ranking is shown, and that nobody is named',
  },
  live: { id: 'reports.ranking.live', description: 'Mark beside the title: the ranking updates by itself' },
  count: { id: 'reports.ranking.count', description: 'Count of a row; the number is set larger' },
  rank: { id: 'reports.ranking.rank', description: 'Place of a row, told to screen readers' },
  error: { id: 'reports.ranking.error', description: 'The ranking could not be loaded' },
  noAgency: {
    id: 'reports.ranking.noAgency',
    description: 'In the place of the agency where none may be named',
  },
  none: { id: 'reports.ranking.none', description: 'There is no violation of anybody' },
});

/** Search, filters and rows of the violations. */
export const LIST_MESSAGES = defineTexts({
  title: { id: 'reports.list.title', description: 'Title of the list of violations' },
  search: { id: 'reports.list.search', description: 'Name of the search field, for screen readers' },
  placeholder: { id: 'reports.list.placeholder', description: 'In the empty search field: what it looks in' },
  clearSearch: { id: 'reports.list.clearSearch', description: 'Button that empties the search field' },
  severity: { id: 'reports.list.severity', description: 'Name of the filter by severity' },
  anySeverity: { id: 'reports.list.anySeverity', description: 'Choice: violations of every severity' },
  status: { id: 'reports.list.status', description: 'Name of the filter by the status of the vehicle' },
  anyStatus: { id: 'reports.list.anyStatus', description: 'Choice: vehicles of every status' },
  clear: { id: 'reports.list.clear', description: 'Button that takes search and filters away' },
  counter: { id: 'reports.list.counter', description: 'How many violations search and filters leave' },
  nothing: { id: 'reports.list.nothing', description: 'Search and filters leave no violation' },
  signIn: { id: 'reports.list.signIn', description: 'In place of search and filters: they need a sign-in' },
  viewAll: { id: 'reports.list.viewAll', description: 'Button to the whole list of violations' },
});

/** The choice of the day, month or year that the reports look back on. */
export const PERIOD_STEP_MESSAGES = defineTexts({
  label: { id: 'reports.period.label', description: 'Name of the choice of a day, month or year' },
  before: { id: 'reports.period.before', description: 'Button to the day, month or year before' },
  after: { id: 'reports.period.after', description: 'Button to the next day, month or year' },
});

/** The summary of a month. */
export const SUMMARY_MESSAGES = defineTexts({
  title: { id: 'reports.month.title', description: 'Title of the summary of a month' },
  before: { id: 'reports.month.before', description: 'Button to the month before' },
  after: { id: 'reports.month.after', description: 'Button to the next month' },
  total: { id: 'reports.month.total', description: 'Name of the number of all violations of the month' },
  same: {
    id: 'reports.month.same',
    description: 'Comparison with the month before: equally many violations',
  },
  more: { id: 'reports.month.more', description: 'Comparison with the month before' },
  fewer: { id: 'reports.month.fewer', description: 'Comparison with the month before' },
  journeys: { id: 'reports.month.journeys', description: 'Name of a figure: number of journeys' },
  distance: { id: 'reports.month.distance', description: 'Name of a figure: distance of all journeys' },
  average: { id: 'reports.month.average', description: 'Name of a figure: average speed while moving' },
  safe: {
    id: 'reports.month.safe',
    description: 'Name of a figure: percentage of journeys without violation',
  },
  error: { id: 'reports.month.error', description: 'The summary could not be loaded' },
  generate: { id: 'reports.month.generate', description: 'Button: makes a report and keeps it' },
});

/** The reports that were made and are kept. */
export const STORED_MESSAGES = defineTexts({
  title: { id: 'reports.kept.title', description: 'Title of the list of reports that the user had made' },
  none: { id: 'reports.kept.none', description: 'No report was made yet' },
  error: { id: 'reports.kept.error', description: 'The list, or one of its reports, could not be loaded' },
  more: { id: 'reports.kept.more', description: 'Button that shows older reports' },
  DAILY: { id: 'reports.kept.daily', description: 'Name of a report of one day' },
  MONTHLY: { id: 'reports.kept.monthly', description: 'Name of a report of one month; month has its year' },
  YEARLY: { id: 'reports.kept.yearly', description: 'Name of a report of one year' },
  ALL: { id: 'reports.kept.all', description: 'Name of a report of all violations' },
  violation: {
    id: 'reports.kept.violation',
    description: 'Name of a report of one violation; id is its number',
  },
  made: { id: 'reports.kept.made', description: 'When a report was made, and how many violations it has' },
  download: {
    id: 'reports.kept.download',
    description: 'Button that downloads a report as a table, in a CSV file',
  },
  first: {
    id: 'reports.kept.first',
    description: 'Above the rows, where the report has more than are shown; the file has all',
  },
});
