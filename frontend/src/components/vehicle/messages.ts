import { defineTexts } from '../../lib/i18n/define-texts';

/** Labels of the fields that name a vehicle. */
export const VEHICLE_FIELD_MESSAGES = defineTexts({
  vehicleType: { id: 'drive.dialog.vehicleType', description: 'Label of the choice of vehicle' },
  registrationNumber: { id: 'drive.dialog.registrationNumber', description: 'Label of the plate' },
  registrationExample: {
    id: 'drive.dialog.registrationExample',
    description: 'Example of a plate inside the empty field',
  },
  category: { id: 'drive.dialog.category', description: 'Label of private or public' },
  transportAgency: {
    id: 'drive.dialog.transportAgency',
    description: 'Label of the agency of a public vehicle',
  },
  agencyHint: {
    id: 'drive.dialog.agencyHint',
    description: 'Under the agency: a name that is not in the list may be typed',
  },
  agencyCount: {
    id: 'drive.dialog.agencyCount',
    description: 'Told to screen readers: how many agencies match',
  },
  role: { id: 'drive.dialog.role', description: 'Label of driver or passenger' },
  change: { id: 'drive.idle.change', description: 'Button beside the last vehicle: choose another one' },
});

/** Words of vehicles, categories and roles. */
export const CHOICE_MESSAGES = defineTexts({
  CAR: { id: 'drive.choice.car', description: 'Vehicle type' },
  BUS: { id: 'drive.choice.bus', description: 'Vehicle type' },
  BIKE: { id: 'drive.choice.bike', description: 'Vehicle type: a motorbike' },
  TRAIN: { id: 'drive.choice.train', description: 'Vehicle type' },
  PRIVATE: { id: 'drive.choice.private', description: 'Travel category' },
  PUBLIC: { id: 'drive.choice.public', description: 'Travel category' },
  DRIVER: { id: 'drive.choice.driver', description: 'The user drives' },
  PASSENGER: { id: 'drive.choice.passenger', description: 'The user is driven' },
});

/** Regions of Cameroon, as the first letters of a plate tell. */
export const REGION_MESSAGES = defineTexts({
  AD: { id: 'drive.region.ad', description: 'Region Adamawa' },
  CE: { id: 'drive.region.ce', description: 'Region Centre' },
  EN: { id: 'drive.region.en', description: 'Region Far North' },
  ES: { id: 'drive.region.es', description: 'Region East' },
  LT: { id: 'drive.region.lt', description: 'Region Littoral' },
  NO: { id: 'drive.region.no', description: 'Region North' },
  NW: { id: 'drive.region.nw', description: 'Region North West' },
  OU: { id: 'drive.region.ou', description: 'Region West' },
  SU: { id: 'drive.region.su', description: 'Region South' },
  SW: { id: 'drive.region.sw', description: 'Region South West' },
});
