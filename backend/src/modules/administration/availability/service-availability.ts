import { serviceRecord } from '../../../platform/availability/service-days';
import type { ServiceRecord } from '../../../platform/availability/service-days';
import type { Services } from '../../../platform/context/context';
import type { KeyContext } from '../../identity/acts/require-scope';
import { openAct } from '../../identity/acts/act';
import { OPEN_TO_ANYONE } from '../../identity/acts/rules';

/** Minutes of the last 90 days in which the service served, by day. Anyone may ask. */
export const serviceAvailability = openAct(
  OPEN_TO_ANYONE,
  (ctx: KeyContext & Pick<Services, 'db' | 'clock'>): Promise<ServiceRecord> => serviceRecord(ctx),
);
