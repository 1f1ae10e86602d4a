import type { StaffAct } from '../../../../graphql/staff';

/** Acts of staff that change the register. */
export const REGISTER_ACTS: readonly StaffAct[] = [
  'VEHICLE_REGISTERED',
  'VEHICLE_AGENCY_SET',
  'VEHICLE_CLASS_SET',
  'VEHICLE_CODE_ISSUED',
  'VEHICLE_CODE_REVOKED',
  'DEVICE_INVITED',
  'DEVICE_APPROVED',
  'DEVICE_REVOKED',
  'DEMO_DATA_CLEARED',
];
