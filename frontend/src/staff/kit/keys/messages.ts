import { defineTexts } from '../../../lib/i18n/define-texts';

/** Texts of the keys of the dashboard, and of the dialog that leads to any page. */
export const KEYS_MESSAGES = defineTexts({
  goTo: {
    id: 'staff.keys.goTo',
    defaultMessage: 'Search or go to',
    description: 'Button and dialog: type the name of a page, or the number of a case or an incident',
  },
  field: {
    id: 'staff.keys.field',
    defaultMessage: 'Page, case or incident number',
    description: 'Label of the field in the dialog that leads to any page',
  },
  found: {
    id: 'staff.keys.found',
    defaultMessage: 'Places to go to',
    description: 'Name of the list of pages that fit, for screen readers',
  },
  none: {
    id: 'staff.keys.none',
    defaultMessage: 'Nothing is called that. Try the number of a case or an incident.',
    description: 'No page fits what was typed',
  },
  caseNumber: {
    id: 'staff.keys.caseNumber',
    defaultMessage: 'Case {number}',
    description: 'Place to go to: a case; number is what was typed',
  },
  incidentNumber: {
    id: 'staff.keys.incidentNumber',
    defaultMessage: 'Incident {number}',
    description: 'Place to go to: an incident; number is what was typed',
  },
  help: {
    id: 'staff.keys.help',
    defaultMessage: 'All keys',
    description: 'Title of the list of keys, and what ? does',
  },
  line: {
    id: 'staff.keys.line',
    defaultMessage: 'Keys on this page',
    description: 'Name of the line of keys at the foot of a page, for screen readers',
  },
  everywhere: {
    id: 'staff.keys.everywhere',
    defaultMessage: 'On every page',
    description: 'Heading in the list of keys',
  },
  pages: {
    id: 'staff.keys.pages',
    defaultMessage: 'To a page',
    description: 'Heading in the list of keys: a letter after g leads to a page',
  },
  move: {
    id: 'staff.keys.move',
    defaultMessage: 'Next, previous',
    description: 'What the keys j and k do',
  },
  open: { id: 'staff.keys.open', defaultMessage: 'Open', description: 'What the Enter key does on a row' },
  filter: { id: 'staff.keys.filter', defaultMessage: 'Filter', description: 'What the key / does' },
  sign: {
    id: 'staff.keys.sign',
    defaultMessage: 'Sign or send',
    description: 'What Ctrl and Enter do together',
  },
  neighbour: {
    id: 'staff.keys.neighbour',
    defaultMessage: 'Neighbour in the list',
    description: 'What the keys [ and ] do while a row is open',
  },
  previous: {
    id: 'staff.keys.previous',
    defaultMessage: 'Previous in the list',
    description: 'Button beside an open row: opens the one before it',
  },
  next: {
    id: 'staff.keys.next',
    defaultMessage: 'Next in the list',
    description: 'Button beside an open row: opens the one after it',
  },
  isOn: {
    id: 'staff.keys.isOn',
    defaultMessage: 'Single keys',
    description: 'Switch that turns the keys of the dashboard on and off',
  },
  isOnHint: {
    id: 'staff.keys.isOnHint',
    defaultMessage: 'Turn them off if a screen reader or a voice program presses keys for you.',
    description: 'Below the switch of the keys',
  },
});
