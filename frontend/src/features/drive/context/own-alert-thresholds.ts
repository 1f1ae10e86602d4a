import type { PersonalSettings } from '@wakafine/domain/people/personal-settings';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';

/**
 * The speeds in km/h at which a driver's own alerts begin: the first at their alert threshold, the second at their speed
 * limit, the third as far above it as danger lies above warning. None comes below the alert threshold. Zones, dial and
 * violations go by the thresholds in force, whatever is chosen here.
 */
export function ownAlertThresholds(
  { warning, danger }: SpeedThresholds,
  { alertThresholdKmh, speedLimitKmh }: Pick<PersonalSettings, 'alertThresholdKmh' | 'speedLimitKmh'>,
): SpeedThresholds {
  return {
    caution: alertThresholdKmh,
    warning: Math.max(alertThresholdKmh, speedLimitKmh),
    danger: Math.max(alertThresholdKmh, speedLimitKmh + (danger - warning)),
  };
}
