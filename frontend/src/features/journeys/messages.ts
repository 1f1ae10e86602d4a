import type { MessageDescriptor } from 'react-intl';
import type { TravelCategory, TravellerRole, VehicleType } from '../../graphql/generated';
import { defineTexts } from '../../lib/i18n/define-texts';

/** Texts of the journey history and of one journey's page. */
export const JOURNEY_MESSAGES = defineTexts({
  title: { id: 'journeys.title', description: 'Title of the journey history' },
  count: { id: 'journeys.count', description: 'Under the title; count is how many journeys have ended' },
  viewAll: { id: 'journeys.viewAll', description: 'Button that shows more than the first five journeys' },
  viewMore: { id: 'journeys.viewMore', description: 'Button that loads the next page of the list' },
  viewDetails: { id: 'journeys.viewDetails', description: 'Link from a journey in the list to its page' },
  emptyTitle: { id: 'journeys.empty.title', description: 'Nothing in the list' },
  emptyText: { id: 'journeys.empty.text', description: 'When something will be in the list' },
  emptyAction: { id: 'journeys.empty.action', description: 'Button that opens the start dialog' },
  error: { id: 'journeys.error', description: 'The list could not be loaded' },
  distance: { id: 'journeys.distance', description: 'Under the figure of the distance' },
  duration: { id: 'journeys.duration', description: 'Under the figure of the duration' },
  max: { id: 'journeys.max', description: 'Under the figure of the highest speed' },
  maxShort: {
    id: 'journeys.maxShort',
    description: 'The highest speed in a row of the list; speed has its unit',
  },
  average: { id: 'journeys.average', description: 'Under the figure of the mean speed while moving' },
  violations: { id: 'journeys.violations', description: 'How many violations; count is a number' },
  detailTitle: { id: 'journeys.detail.title', description: "Title of a journey's page while it loads" },
  notFound: { id: 'journeys.detail.notFound', description: 'There is no such journey, or it is not yours' },
  back: { id: 'journeys.detail.back', description: 'Link to the list' },
  gpx: { id: 'journeys.detail.gpx', description: 'Link that downloads the route as a GPX file' },
  clean: { id: 'journeys.detail.clean', description: 'A journey without a violation' },
  completed: { id: 'journeys.detail.status.completed', description: 'State of an ended journey' },
  live: { id: 'journeys.detail.status.live', description: 'State of a journey that is on' },
  provisional: {
    id: 'journeys.detail.provisional',
    description: 'The server ended the journey for lack of positions',
  },
  claimed: {
    id: 'journeys.detail.claimed',
    description: 'A violation that the recorded positions do not show',
  },
  grade: { id: 'journeys.detail.grade', description: 'Quality of the evidence; grade is A, B or C' },
});

/** Words of the vehicle types. */
export const VEHICLE_MESSAGES: Record<VehicleType, MessageDescriptor> = defineTexts({
  CAR: { id: 'journeys.vehicle.car', description: 'Vehicle type' },
  BUS: { id: 'journeys.vehicle.bus', description: 'Vehicle type' },
  BIKE: { id: 'journeys.vehicle.bike', description: 'Vehicle type: a motorbike' },
  TRAIN: { id: 'journeys.vehicle.train', description: 'Vehicle type' },
});

/** Words of the travel categories. */
export const CATEGORY_MESSAGES: Record<TravelCategory, MessageDescriptor> = defineTexts({
  PRIVATE: { id: 'journeys.category.private', description: 'Travel category' },
  PUBLIC: { id: 'journeys.category.public', description: 'Travel category' },
});

/** Words of the traveller's roles. */
export const ROLE_MESSAGES: Record<TravellerRole, MessageDescriptor> = defineTexts({
  DRIVER: { id: 'journeys.role.driver', description: 'Who the user was on the journey' },
  PASSENGER: { id: 'journeys.role.passenger', description: 'Who the user was on the journey' },
});
