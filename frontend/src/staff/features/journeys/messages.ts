import { defineTexts } from '../../../lib/i18n/define-texts';

/** Heads of the columns of the table of journeys, and names of a journey's figures. */
export const JOURNEY_COLUMN_MESSAGES = defineTexts({
  state: {
    id: 'operations.journeys.state',
    defaultMessage: 'State',
    description: 'Head of a column: zone, or that it has ended',
  },
  vehicle: {
    id: 'operations.journeys.vehicle',
    defaultMessage: 'Vehicle',
    description: 'Head of a column: registration number',
  },
  agency: {
    id: 'operations.journeys.agency',
    defaultMessage: 'Agency',
    description: 'Head of a column: transport agency',
  },
  started: {
    id: 'operations.journeys.started',
    defaultMessage: 'Started',
    description: 'Head of a column: when it began',
  },
  speed: {
    id: 'operations.journeys.speed',
    defaultMessage: 'Speed now',
    description: 'Head of a column: speed now',
  },
  distance: {
    id: 'operations.journeys.distance',
    defaultMessage: 'Distance',
    description: 'Head of a column: distance so far',
  },
  duration: {
    id: 'operations.journeys.duration',
    defaultMessage: 'Duration',
    description: 'Head of a column: how long it took',
  },
  max: {
    id: 'operations.journeys.max',
    defaultMessage: 'Highest',
    description: 'Head of a column: highest speed',
  },
  average: {
    id: 'operations.journeys.average',
    defaultMessage: 'Average',
    description: 'Name of a figure: average speed',
  },
  violations: {
    id: 'operations.journeys.violations',
    defaultMessage: 'Violations',
    description: 'Head of a column: how many violations',
  },
});

/** Texts of the page of journeys and of one journey. */
export const STAFF_JOURNEY_MESSAGES = defineTexts({
  shown: {
    id: 'operations.journeys.shown',
    defaultMessage: 'Which journeys',
    description: 'Label of the choice of which journeys are shown',
  },
  active: {
    id: 'operations.journeys.active',
    defaultMessage: 'Active',
    description: 'Choice: journeys under way',
  },
  ended: {
    id: 'operations.journeys.ended',
    defaultMessage: 'Ended',
    description: 'Choice: journeys that have ended',
  },
  isEnded: {
    id: 'operations.journeys.isEnded',
    defaultMessage: 'Ended',
    description: 'Mark of a journey that has ended',
  },
  all: { id: 'operations.journeys.all', defaultMessage: 'All', description: 'Choice: all journeys' },
  noZone: {
    id: 'operations.journeys.noZone',
    defaultMessage: 'No speed',
    description: 'Mark of a journey whose speed is not known',
  },
  noAgency: {
    id: 'operations.journeys.noAgency',
    defaultMessage: 'Private',
    description: 'In the place of the agency: private travel',
  },
  notKnown: {
    id: 'operations.journeys.notKnown',
    defaultMessage: 'not known',
    description: 'A dash, for screen readers: not known',
  },
  empty: {
    id: 'operations.journeys.empty',
    defaultMessage: 'No journey is under way',
    description: 'No journey is under way',
  },
  emptyText: {
    id: 'operations.journeys.emptyText',
    defaultMessage: 'New ones appear here by themselves.',
    description: 'Second line of that: they come live',
  },
  none: {
    id: 'operations.journeys.none',
    defaultMessage: 'No journey so far',
    description: 'There is no journey at all',
  },
  title: {
    id: 'operations.journeys.title',
    defaultMessage: 'Journey',
    description: 'Title of the sheet with one journey',
  },
  missing: {
    id: 'operations.journeys.missing',
    defaultMessage: 'There is no such journey',
    description: 'The journey of this address is not there',
  },
  failed: {
    id: 'operations.journeys.failed',
    defaultMessage: 'The journey could not be loaded.',
    description: 'The journey could not be loaded',
  },
  routeFailed: {
    id: 'operations.journeys.routeFailed',
    defaultMessage: 'The route could not be loaded.',
    description: 'Its route could not be loaded',
  },
  noRoute: {
    id: 'operations.journeys.noRoute',
    defaultMessage: 'No position of this journey is known.',
    description: 'It has no position yet, or no longer',
  },
  route: {
    id: 'operations.journeys.route',
    defaultMessage: 'Route of the journey',
    description: 'Name of the map with the route, for screen readers',
  },
  violationCount: {
    id: 'operations.journeys.violationCount',
    defaultMessage: '{count, plural, one {Violation} other {Violations}}',
    description: 'Name of a figure: violations of a journey; count is how many',
  },
  driver: {
    id: 'operations.journeys.driver',
    defaultMessage: 'Driver: {name}',
    description: 'Before the name of who drives; name is it',
  },
  imported: {
    id: 'operations.journeys.imported',
    defaultMessage: 'Imported from a file: its violations have grade C and count in no ranking.',
    description: 'The track was read from a file that the citizen could have edited',
  },
  provisional: {
    id: 'operations.journeys.provisional',
    defaultMessage: 'Ended after 6 hours of silence; later positions move the end.',
    description: 'The server has ended it after 6 hours of silence',
  },
});
