import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the tables of the dashboard and of what filters them. */
export const TABLE_MESSAGES = defineTexts({
  columns: {
    id: 'staff.table.columns',
    defaultMessage: 'Columns',
    description: 'Button with a menu that hides and shows columns',
  },
  loadMore: {
    id: 'staff.table.loadMore',
    defaultMessage: 'Load more',
    description: 'Button at the end of a table that loads the next rows',
  },
  moreFailed: {
    id: 'staff.table.moreFailed',
    defaultMessage: 'The next rows could not be loaded.',
    description: 'The next rows could not be loaded',
  },
  shown: {
    id: 'staff.table.shown',
    defaultMessage: '{count} of {total}',
    description: 'Below a table: how many rows are loaded; total is how many there are, such as 1,234',
  },
  shownAll: {
    id: 'staff.table.shownAll',
    defaultMessage: '{count, plural, one {# row} other {All # rows}}',
    description: 'Below a table: all rows are loaded; count is how many',
  },
  shownSome: {
    id: 'staff.table.shownSome',
    defaultMessage: '{count, plural, one {# row so far} other {# rows so far}}',
    description: 'Below a table: how many rows are loaded, where nobody knows how many there are',
  },
  moreThan: {
    id: 'staff.table.moreThan',
    defaultMessage: 'more than {count}',
    description: 'How many rows there are where they were not all counted; count is such as 1,000',
  },
  search: {
    id: 'staff.table.search',
    defaultMessage: 'Search',
    description: 'Name of the field that searches a table',
  },
  searched: {
    id: 'staff.table.searched',
    defaultMessage: 'Search “{text}”',
    description: 'A search in words, in a list of filters that are set; text is what was typed',
  },
  filters: {
    id: 'staff.table.filters',
    defaultMessage: '{count, plural, =0 {Filters} other {Filters, # set}}',
    description: 'Button on a phone that opens the filters; count is how many are set',
  },
  filtersTitle: {
    id: 'staff.table.filtersTitle',
    defaultMessage: 'Filters',
    description: 'Title of the sheet with the filters',
  },
  reset: {
    id: 'staff.table.reset',
    defaultMessage: 'Reset filters',
    description: 'Button that takes all filters away',
  },
  done: {
    id: 'staff.table.done',
    defaultMessage: 'Show',
    description: 'Button that closes the filters and shows the table',
  },
  from: {
    id: 'staff.table.from',
    defaultMessage: 'From',
    description: 'Label of the first day of a filter by time',
  },
  to: {
    id: 'staff.table.to',
    defaultMessage: 'To',
    description: 'Label of the last day of a filter by time',
  },
});
