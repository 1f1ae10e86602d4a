import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the drawn map. */
export const ROUTE_MAP_MESSAGES = defineTexts({
  zoomIn: {
    id: 'map.route.zoomIn',
    defaultMessage: 'Zoom in',
    description: 'Button that shows less of the map, larger',
  },
  zoomOut: {
    id: 'map.route.zoomOut',
    defaultMessage: 'Zoom out',
    description: 'Button that shows more of the map, smaller',
  },
  reset: {
    id: 'map.route.reset',
    defaultMessage: 'Show the whole route',
    description: 'Button that shows the whole route again',
  },
  keys: {
    id: 'map.route.keys',
    defaultMessage: 'Arrow keys move the map, plus and minus zoom, 0 shows everything.',
    description: 'Told to screen readers and keyboard users: how to move the map',
  },
  empty: {
    id: 'map.route.empty',
    defaultMessage: 'No route yet.',
    description: 'Read out for a map without a route',
  },
  summary: {
    id: 'map.route.summary',
    defaultMessage: 'Route from {start} to {end}: {distances}.',
    description: 'Read out for a route; start and end are times, distances a list such as "Safe 3.2 km"',
  },
  stretch: {
    id: 'map.route.stretch',
    defaultMessage: '{zone} {distance}',
    description: 'In the list of a route: how far in a zone; zone is its name, distance has its unit',
  },
  gap: {
    id: 'map.route.gap',
    defaultMessage: 'Not measured',
    description: 'In the place of a zone: a part of the route without measurements',
  },
  legend: {
    id: 'map.route.legend',
    defaultMessage: 'What the lines mean',
    description: 'Name of the list that says what the lines mean',
  },
});
