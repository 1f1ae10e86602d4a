import { defineMessages } from '../texts/domain-messages';

/** Texts of alerts of the authority in the Common Alerting Protocol. */
export const CAP_MESSAGES = defineMessages({
  event: {
    id: 'domain-cap.event',
    defaultMessage: 'Road safety alert',
    description: 'Kind of event that radio, sirens and apps show of an alert of the road-safety authority',
  },
  country: {
    id: 'domain-cap.country',
    defaultMessage: 'Cameroon',
    description: 'Area of an alert: the whole country',
  },
  area: {
    id: 'domain-cap.area',
    defaultMessage: 'Within {km} km of: {place}',
    description:
      'Area of an alert: a circle; km is a number, place a place in words such as N3, 4 km after Edéa',
  },
  sender: {
    id: 'domain-cap.sender',
    defaultMessage: 'WakaFine, road-safety authority of Cameroon',
    description: 'Name of whoever sends the alert',
  },
});
