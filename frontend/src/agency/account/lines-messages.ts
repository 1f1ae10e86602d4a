import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts about the lines of an agency and the live places of its buses. */
export const LINES_MESSAGES = defineTexts({
  title: {
    id: 'agency.lines.title',
    defaultMessage: 'Lines and live places',
    description: 'Heading: the lines of the agency, and where its buses are about now',
  },
  lines: {
    id: 'agency.lines.lines',
    defaultMessage:
      'Your lines and stops from a GTFS file replace those from before. Everybody can read them at this address:',
    description: 'What bringing a file does; an address follows',
  },
  choose: {
    id: 'agency.lines.choose',
    defaultMessage: 'Choose a GTFS file',
    description: 'Button: chooses an archive with lines, which is sent at once',
  },
  done: {
    id: 'agency.lines.done',
    defaultMessage:
      '{lines, plural, one {# line} other {# lines}} with {stops, plural, one {# stop} other {# stops}} stored',
    description: 'After a file was stored',
  },
  wrong: {
    id: 'agency.lines.wrong',
    defaultMessage: 'Nothing was changed. {faults}',
    description: 'The file was refused; faults are sentences that name file, line and column',
  },
  places: {
    id: 'agency.lines.places',
    defaultMessage: 'Live places of our buses',
    description: 'Switch: people of the agency may ask where its buses are about now',
  },
  drivers: {
    id: 'agency.lines.drivers',
    defaultMessage:
      '{count, plural, =0 {No driver has agreed yet} one {# driver has agreed} other {# drivers have agreed}}',
    description: 'Below the switch: number of drivers whose place may be shown',
  },
  meaning: {
    id: 'agency.lines.meaning',
    defaultMessage:
      'Only people of your agency can read them, as GTFS-Realtime: buses with an enrolled device whose driver agreed before the journey, five minutes late and on a grid of a kilometre. Nothing within 3 km of the start, no plate, no driver; the number of a bus is another one on each journey. Show passengers the next bus, and do not watch drivers with it. Address:',
    description: 'What the switch means for the agency and its drivers; an address follows',
  },
});
