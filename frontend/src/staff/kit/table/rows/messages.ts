import { defineTexts } from '../../../../lib/i18n/define-texts';

/** Texts of the tables of the dashboard and of what filters them. */
export const TABLE_MESSAGES = defineTexts({
  columns: { id: 'staff.table.columns', description: 'Button with a menu that hides and shows columns' },
  loadMore: {
    id: 'staff.table.loadMore',
    description: 'Button at the end of a table that loads the next rows',
  },
  moreFailed: { id: 'staff.table.moreFailed', description: 'The next rows could not be loaded' },
  shown: {
    id: 'staff.table.shown',
    description: 'Below a table: how many rows are loaded; total is how many there are, such as 1,234',
  },
  shownAll: {
    id: 'staff.table.shownAll',
    description: 'Below a table: all rows are loaded; count is how many',
  },
  shownSome: {
    id: 'staff.table.shownSome',
    description: 'Below a table: how many rows are loaded, where nobody knows how many there are',
  },
  moreThan: {
    id: 'staff.table.moreThan',
    description: 'How many rows there are where they were not all counted; count is such as 1,000',
  },
  search: { id: 'staff.table.search', description: 'Name of the field that searches a table' },
  searched: {
    id: 'staff.table.searched',
    description: 'A search in words, in a list of filters that are set; text is what was typed',
  },
  filters: {
    id: 'staff.table.filters',
    description: 'Button on a phone that opens the filters; count is how many are set',
  },
  filtersTitle: { id: 'staff.table.filtersTitle', description: 'Title of the sheet with the filters' },
  reset: { id: 'staff.table.reset', description: 'Button that takes all filters away' },
  done: { id: 'staff.table.done', description: 'Button that closes the filters and shows the table' },
  from: { id: 'staff.table.from', description: 'Label of the first day of a filter by time' },
  to: { id: 'staff.table.to', description: 'Label of the last day of a filter by time' },
});
