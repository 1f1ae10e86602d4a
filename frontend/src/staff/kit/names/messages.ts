import type { MessageDescriptor } from 'react-intl';
import type { AlertAudience } from '../../../graphql/staff';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** Whom an alert is meant for. */
export const AUDIENCE_MESSAGES: Readonly<Record<AlertAudience, MessageDescriptor>> = defineTexts({
  ALL: {
    id: 'broadcast.audience.all',
    defaultMessage: 'Everybody',
    description: 'Choice: an alert to everybody',
  },
  AGENCY: {
    id: 'broadcast.audience.agency',
    defaultMessage: 'Agency',
    description: 'Choice: an alert to those of one agency',
  },
  AREA: {
    id: 'broadcast.audience.area',
    defaultMessage: 'Area',
    description: 'Choice: an alert to those in an area',
  },
});

/** Kinds of device that can be enrolled for a vehicle. */
export const DEVICE_KIND_MESSAGES: Record<'PHONE' | 'TRACKER', MessageDescriptor> = defineTexts({
  PHONE: {
    id: 'vehicles.kind.phone',
    defaultMessage: 'Phone',
    description: 'A device that is enrolled for a vehicle',
  },
  TRACKER: {
    id: 'vehicles.kind.tracker',
    defaultMessage: 'Tracker',
    description: 'A device that is enrolled for a vehicle',
  },
});
