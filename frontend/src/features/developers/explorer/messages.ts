import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the explorer. */
export const EXPLORER_MESSAGES = defineTexts({
  title: {
    id: 'explorer.title',
    defaultMessage: 'Explorer',
    description: 'Title of the page where operations of GraphQL are written and run',
  },
  run: { id: 'explorer.run', defaultMessage: 'Run', description: 'Button that sends the operation' },
  runKeys: {
    id: 'explorer.runKeys',
    defaultMessage: 'Ctrl ↵',
    description: 'On the button Run: the keys that press it',
  },
  stop: {
    id: 'explorer.stop',
    defaultMessage: 'Stop',
    description: 'Button that ends a running operation or subscription',
  },
  tidy: {
    id: 'explorer.tidy',
    defaultMessage: 'Tidy',
    description: 'Button that lays out the operation neatly',
  },
  copy: {
    id: 'explorer.copy',
    defaultMessage: 'Copy as code',
    description: 'Button that opens the operation as a program in several languages',
  },
  copied: { id: 'explorer.copied', defaultMessage: 'Copied', description: 'Notice after a text was copied' },
  copyText: {
    id: 'explorer.copyText',
    defaultMessage: 'Copy',
    description: 'Button that copies the program shown',
  },
  language: {
    id: 'explorer.language',
    defaultMessage: 'Written in',
    description: 'Label of the choice among curl, JavaScript, Python and R',
  },
  query: {
    id: 'explorer.query',
    defaultMessage: 'Operation',
    description: 'Name of the pane with the operation',
  },
  queryEditor: {
    id: 'explorer.queryEditor',
    defaultMessage: 'Operation. Escape, then Tab leaves the editor.',
    description: 'Label of the editor for screen readers',
  },
  variables: {
    id: 'explorer.variables',
    defaultMessage: 'Variables',
    description: 'Name of the part with variables as JSON',
  },
  variablesEditor: {
    id: 'explorer.variablesEditor',
    defaultMessage: 'Variables as JSON. Escape, then Tab leaves the editor.',
    description: 'Label of the editor for screen readers',
  },
  headers: {
    id: 'explorer.headers',
    defaultMessage: 'Headers',
    description: 'Name of the part with the header fields that are sent',
  },
  answer: {
    id: 'explorer.answer',
    defaultMessage: 'Answer',
    description: 'Name of the pane with the answer as JSON',
  },
  answerText: {
    id: 'explorer.answerText',
    defaultMessage: 'Answer as JSON',
    description: 'Label of the answer for screen readers',
  },
  table: { id: 'explorer.table', defaultMessage: 'Table', description: 'Name of the answer as a table' },
  noTable: {
    id: 'explorer.noTable',
    defaultMessage: 'There is no list in this answer.',
    description: 'In place of the table',
  },
  docs: {
    id: 'explorer.docs',
    defaultMessage: 'Docs',
    description: 'Name of the pane that explains the type or field under the cursor',
  },
  cost: {
    id: 'explorer.cost',
    defaultMessage: 'Cost',
    description: 'Name of the pane that adds up the cost of the operation',
  },
  panes: {
    id: 'explorer.panes',
    defaultMessage: 'Panes',
    description: 'Label of the tabs that switch panes on a phone',
  },
  tabs: {
    id: 'explorer.tabs',
    defaultMessage: 'Operations',
    description: 'Label of the row of tabs, one for each operation',
  },
  untitled: {
    id: 'explorer.untitled',
    defaultMessage: 'Untitled',
    description: 'Tab of an operation without a name',
  },
  newTab: { id: 'explorer.newTab', defaultMessage: 'New tab', description: 'Button that opens an empty tab' },
  closeTab: {
    id: 'explorer.closeTab',
    defaultMessage: 'Close {name}',
    description: 'Button that closes a tab; name: of its operation',
  },
  history: {
    id: 'explorer.history',
    defaultMessage: 'History',
    description: 'Button that opens the operations that were run on this device',
  },
  historyEmpty: {
    id: 'explorer.historyEmpty',
    defaultMessage: 'What you run on this device is listed here.',
    description: 'In place of an empty history',
  },
  historyHint: {
    id: 'explorer.historyHint',
    defaultMessage: 'Stored on this device only, without the variables of mutations.',
    description: 'Under the title of the history',
  },
  historyDelete: {
    id: 'explorer.historyDelete',
    defaultMessage: 'Delete history',
    description: 'Button that deletes all of the history',
  },
  examples: {
    id: 'explorer.examples',
    defaultMessage: 'Examples',
    description: 'Button that opens the list of examples',
  },
  examplesSearch: {
    id: 'explorer.examplesSearch',
    defaultMessage: 'Search examples',
    description: 'Label of the field that searches the examples',
  },
  key: {
    id: 'explorer.key',
    defaultMessage: 'API key',
    description: 'Title of the sheet where a key is pasted',
  },
  keyNone: {
    id: 'explorer.keyNone',
    defaultMessage: 'No key',
    description: 'On the button of the key where none is used: the session of this browser counts',
  },
  keyInUse: {
    id: 'explorer.keyInUse',
    defaultMessage: 'Key …{end}',
    description: 'On the button of the key; end: its last four characters',
  },
  keyField: {
    id: 'explorer.keyField',
    defaultMessage: 'Key',
    description: 'Label of the field where a key is pasted',
  },
  keyHint: {
    id: 'explorer.keyHint',
    defaultMessage:
      'It stays in the memory of this page and is gone when you leave it. With a key, your sign-in does not count.',
    description: 'Under the field of the key',
  },
  keyUse: {
    id: 'explorer.keyUse',
    defaultMessage: 'Use this key',
    description: 'Button of the sheet where a key is pasted',
  },
  keyRemove: {
    id: 'explorer.keyRemove',
    defaultMessage: 'Use no key',
    description: 'Button that goes back to the session of this browser',
  },
  costBefore: {
    id: 'explorer.costBefore',
    defaultMessage: '<b>Cost {points, plural, one {# point} other {# points}}</b> before it runs',
    description: 'Above the answer; points: that the operation will be charged with',
  },
  costAfter: {
    id: 'explorer.costAfter',
    defaultMessage: '<b>Cost {points, plural, one {# point} other {# points}}</b> of {limit}',
    description: 'Above the answer once it has run; limit: points of a full budget',
  },
  costLeft: {
    id: 'explorer.costLeft',
    defaultMessage: '<b>{left}</b> left, full again at {time}',
    description: 'Beside the cost; left: points of the budget that remain',
  },
  costTooHigh: {
    id: 'explorer.costTooHigh',
    defaultMessage: 'It asks for too much at once: {fields} of at most {most} fields.',
    description: 'Where the server will refuse the operation',
  },
  costChanges: {
    id: 'explorer.costChanges',
    defaultMessage: 'It changes data.',
    description: 'Beside the cost of a mutation',
  },
  costUnknown: {
    id: 'explorer.costUnknown',
    defaultMessage: 'The cost is shown once the operation can be read.',
    description: 'In place of the cost while the operation is faulty',
  },
  costParts: {
    id: 'explorer.costParts',
    defaultMessage: 'What this operation costs',
    description: 'Title of the list of parts',
  },
  costSum: {
    id: 'explorer.costSum',
    defaultMessage: 'Sum, fields',
    description: 'Last row of the list of parts',
  },
  costPoints: { id: 'explorer.costPoints', defaultMessage: 'Points', description: 'Row under the sum' },
  costRule: {
    id: 'explorer.costRule',
    defaultMessage:
      'A field costs 1, one that is dear to the database more; a list its page times the fields of a row. {perPoint} fields are a point.',
    description: 'Explains the sum; perPoint: a number',
  },
  costOfField: {
    id: 'explorer.costOfField',
    defaultMessage: 'cost {cost}',
    description: 'Beside the name of a field in the list of completions',
  },
  status: {
    id: 'explorer.status',
    defaultMessage: '{status} · {ms} ms · {kilobytes} kB',
    description: 'About the answer: status of HTTP, time and length',
  },
  nothing: {
    id: 'explorer.nothing',
    defaultMessage: 'Press Ctrl Enter to run.',
    description: 'In place of the answer before anything was run',
  },
  running: {
    id: 'explorer.running',
    defaultMessage: 'Running',
    description: 'While the server has not answered',
  },
  unreachable: {
    id: 'explorer.unreachable',
    defaultMessage: 'The server could not be reached. Please check the network.',
    description: 'In place of an answer',
  },
  faultQuery: {
    id: 'explorer.faultQuery',
    defaultMessage: 'The operation cannot be read. The faulty place is underlined.',
    description: 'Why Run is not possible',
  },
  faultVariables: {
    id: 'explorer.faultVariables',
    defaultMessage: 'The variables must be one object of JSON.',
    description: 'Why Run is not possible',
  },
  faultSeveral: {
    id: 'explorer.faultSeveral',
    defaultMessage: 'One tab holds exactly one operation.',
    description: 'Why Run is not possible',
  },
  liveConnecting: {
    id: 'explorer.liveConnecting',
    defaultMessage: 'Connecting',
    description: 'State of a subscription',
  },
  liveOpen: {
    id: 'explorer.liveOpen',
    defaultMessage: 'Live. {count, plural, =0 {Nothing yet} one {# event} other {# events}}',
    description: 'State of a subscription; count: events that came',
  },
  liveEnded: {
    id: 'explorer.liveEnded',
    defaultMessage: 'Ended. {count, plural, =0 {No event} one {# event} other {# events}}',
    description: 'State of a subscription',
  },
  schemaFailed: {
    id: 'explorer.schemaFailed',
    defaultMessage: 'The schema could not be loaded.',
    description: 'With a button to try again',
  },
  schemaLoading: {
    id: 'explorer.schemaLoading',
    defaultMessage: 'Loading the schema',
    description: 'Label of what stands for the explorer until the schema is there',
  },
  placeNone: {
    id: 'explorer.placeNone',
    defaultMessage: 'Put the cursor on a field to read about it.',
    description: 'In the pane Docs while the cursor is on nothing',
  },
  openReference: {
    id: 'explorer.openReference',
    defaultMessage: 'Open in the schema reference',
    description: 'Link to the page of all types',
  },
  developers: {
    id: 'explorer.developers',
    defaultMessage: 'All pages for developers',
    description: 'Label of the logo, which leads to the overview',
  },
  changeTitle: {
    id: 'explorer.changeTitle',
    defaultMessage: 'Change data for real?',
    description: 'Title of the sheet that asks before a mutation runs',
  },
  changeText: {
    id: 'explorer.changeText',
    defaultMessage: 'It runs with the rights of your sign-in, and what it changes stays changed.',
    description: 'In the sheet that asks before a mutation runs',
  },
  changeWithKey: {
    id: 'explorer.changeWithKey',
    defaultMessage: 'It runs with the rights of your key, and what it changes stays changed.',
    description: 'The same with an API key',
  },
  changeRun: {
    id: 'explorer.changeRun',
    defaultMessage: 'Change data',
    description: 'Button that runs the mutation',
  },
  changeCancel: {
    id: 'explorer.changeCancel',
    defaultMessage: 'Do not run',
    description: 'Button that closes the sheet without running anything',
  },
});
