import { defineTexts } from '../../lib/i18n/define-texts';

/** Labels of the fields that name a vehicle. */
export const VEHICLE_FIELD_MESSAGES = defineTexts({
  vehicleType: {
    id: 'drive.dialog.vehicleType',
    defaultMessage: 'Vehicle type',
    description: 'Label of the choice of vehicle',
  },
  registrationNumber: {
    id: 'drive.dialog.registrationNumber',
    defaultMessage: 'Registration number',
    description: 'Label of the plate',
  },
  registrationExample: {
    id: 'drive.dialog.registrationExample',
    defaultMessage: 'SW-452-CM',
    description: 'Example of a plate inside the empty field',
  },
  category: {
    id: 'drive.dialog.category',
    defaultMessage: 'Travel category',
    description: 'Label of private or public',
  },
  transportAgency: {
    id: 'drive.dialog.transportAgency',
    defaultMessage: 'Transport agency',
    description: 'Label of the agency of a public vehicle',
  },
  agencyHint: {
    id: 'drive.dialog.agencyHint',
    defaultMessage: 'Choose from the list or type the name.',
    description: 'Under the agency: a name that is not in the list may be typed',
  },
  agencyCount: {
    id: 'drive.dialog.agencyCount',
    defaultMessage: '{count, plural, =0 {No agency matches} one {# agency matches} other {# agencies match}}',
    description: 'Told to screen readers: how many agencies match',
  },
  role: {
    id: 'drive.dialog.role',
    defaultMessage: 'You are the',
    description: 'Label of driver or passenger',
  },
  change: {
    id: 'drive.idle.change',
    defaultMessage: 'Change',
    description: 'Button beside the last vehicle: choose another one',
  },
});

/** Words of vehicles, categories and roles. */
export const CHOICE_MESSAGES = defineTexts({
  CAR: { id: 'drive.choice.car', defaultMessage: 'Car', description: 'Vehicle type' },
  BUS: { id: 'drive.choice.bus', defaultMessage: 'Bus', description: 'Vehicle type' },
  BIKE: { id: 'drive.choice.bike', defaultMessage: 'Bike', description: 'Vehicle type: a motorbike' },
  TRAIN: { id: 'drive.choice.train', defaultMessage: 'Train', description: 'Vehicle type' },
  PRIVATE: { id: 'drive.choice.private', defaultMessage: 'Private', description: 'Travel category' },
  PUBLIC: { id: 'drive.choice.public', defaultMessage: 'Public', description: 'Travel category' },
  DRIVER: { id: 'drive.choice.driver', defaultMessage: 'Driver', description: 'The user drives' },
  PASSENGER: { id: 'drive.choice.passenger', defaultMessage: 'Passenger', description: 'The user is driven' },
});

/** Regions of Cameroon, by the first letters of a plate. */
export const REGION_MESSAGES = defineTexts({
  AD: { id: 'drive.region.ad', defaultMessage: 'Adamawa', description: 'Region Adamawa' },
  CE: { id: 'drive.region.ce', defaultMessage: 'Centre', description: 'Region Centre' },
  EN: { id: 'drive.region.en', defaultMessage: 'Far North', description: 'Region Far North' },
  ES: { id: 'drive.region.es', defaultMessage: 'East', description: 'Region East' },
  LT: { id: 'drive.region.lt', defaultMessage: 'Littoral', description: 'Region Littoral' },
  NO: { id: 'drive.region.no', defaultMessage: 'North', description: 'Region North' },
  NW: { id: 'drive.region.nw', defaultMessage: 'North West', description: 'Region North West' },
  OU: { id: 'drive.region.ou', defaultMessage: 'West', description: 'Region West' },
  SU: { id: 'drive.region.su', defaultMessage: 'South', description: 'Region South' },
  SW: { id: 'drive.region.sw', defaultMessage: 'South West', description: 'Region South West' },
});
