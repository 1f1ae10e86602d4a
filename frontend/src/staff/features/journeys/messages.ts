import { defineTexts } from '../../../lib/i18n/define-texts';

/** Heads of the columns of the table of journeys, and names of a journey's figures. */
export const JOURNEY_COLUMN_MESSAGES = defineTexts({
  state: { id: 'operations.journeys.state', description: 'Head of a column: zone, or that it has ended' },
  vehicle: { id: 'operations.journeys.vehicle', description: 'Head of a column: registration number' },
  agency: { id: 'operations.journeys.agency', description: 'Head of a column: transport agency' },
  started: { id: 'operations.journeys.started', description: 'Head of a column: when it began' },
  speed: { id: 'operations.journeys.speed', description: 'Head of a column: speed now' },
  distance: { id: 'operations.journeys.distance', description: 'Head of a column: distance so far' },
  duration: { id: 'operations.journeys.duration', description: 'Head of a column: how long it took' },
  max: { id: 'operations.journeys.max', description: 'Head of a column: highest speed' },
  average: { id: 'operations.journeys.average', description: 'Name of a figure: average speed' },
  violations: { id: 'operations.journeys.violations', description: 'Head of a column: how many violations' },
});

/** Texts of the page of journeys and of one journey. */
export const STAFF_JOURNEY_MESSAGES = defineTexts({
  shown: { id: 'operations.journeys.shown', description: 'Label of the choice of which journeys are shown' },
  active: { id: 'operations.journeys.active', description: 'Choice: journeys under way' },
  ended: { id: 'operations.journeys.ended', description: 'Choice: journeys that have ended' },
  isEnded: { id: 'operations.journeys.isEnded', description: 'Mark of a journey that has ended' },
  all: { id: 'operations.journeys.all', description: 'Choice: all journeys' },
  noZone: { id: 'operations.journeys.noZone', description: 'Mark of a journey whose speed is not known' },
  noAgency: { id: 'operations.journeys.noAgency', description: 'In the place of the agency: private travel' },
  notKnown: { id: 'operations.journeys.notKnown', description: 'A dash, for screen readers: not known' },
  empty: { id: 'operations.journeys.empty', description: 'No journey is under way' },
  emptyText: { id: 'operations.journeys.emptyText', description: 'Second line of that: they come live' },
  none: { id: 'operations.journeys.none', description: 'There is no journey at all' },
  title: { id: 'operations.journeys.title', description: 'Title of the sheet with one journey' },
  missing: { id: 'operations.journeys.missing', description: 'The journey of this address is not there' },
  failed: { id: 'operations.journeys.failed', description: 'The journey could not be loaded' },
  routeFailed: { id: 'operations.journeys.routeFailed', description: 'Its route could not be loaded' },
  noRoute: { id: 'operations.journeys.noRoute', description: 'It has no position yet, or no longer' },
  route: {
    id: 'operations.journeys.route',
    description: 'Name of the map with the route, for screen readers',
  },
  violationCount: {
    id: 'operations.journeys.violationCount',
    description: 'Name of a figure: violations of a journey; count is how many',
  },
  driver: { id: 'operations.journeys.driver', description: 'Before the name of who drives; name is it' },
  imported: {
    id: 'operations.journeys.imported',
    description: 'The track was read from a file that the citizen could have edited',
  },
  provisional: {
    id: 'operations.journeys.provisional',
    description: 'The server has ended it after 6 hours of silence',
  },
});
