import type { MessageDescriptor } from 'react-intl';
import { defineTexts } from '../../../lib/i18n/define-texts';

/** What can be enrolled for a vehicle. */
export const DEVICE_KIND_MESSAGES: Record<'PHONE' | 'TRACKER', MessageDescriptor> = defineTexts({
  PHONE: { id: 'vehicles.kind.phone', description: 'A device that is enrolled for a vehicle' },
  TRACKER: { id: 'vehicles.kind.tracker', description: 'A device that is enrolled for a vehicle' },
});
