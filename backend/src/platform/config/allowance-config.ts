import { wholeNumber } from './config-validators';

/** National limits on messages and failed sign-ins. */
export interface Allowances {
  /** Short messages a day for the whole service; half of them only for proven numbers and known devices. */
  readonly smsPerDay: number;
  /** Failed sign-ins an hour from unknown devices, nationally, above which each of them needs a code as well. */
  readonly unknownDeviceFailuresPerHour: number;
}

const FEWEST = 10;
const MOST = 1_000_000_000;

/**
 * Defaults where the environment sets nothing: about ten times what a service of 100,000 citizens is expected to
 * need.
 */
export const DEFAULT_ALLOWANCES: Allowances = { smsPerDay: 20_000, unknownDeviceFailuresPerHour: 5_000 };

/** The variables of the environment for these limits, with their defaults. */
export const ALLOWANCE_VARIABLES = {
  SMS_DAILY_BUDGET: wholeNumber(FEWEST, MOST)({ default: DEFAULT_ALLOWANCES.smsPerDay }),
  UNKNOWN_DEVICE_FAILURES_PER_HOUR: wholeNumber(
    FEWEST,
    MOST,
  )({ default: DEFAULT_ALLOWANCES.unknownDeviceFailuresPerHour }),
};
