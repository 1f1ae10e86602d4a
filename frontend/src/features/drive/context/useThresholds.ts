import { DEFAULT_THRESHOLDS, type SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useSpeedThresholdsQuery } from '../../../graphql/generated';

/** The thresholds in force in km/h; the defaults until the server has sent its own. */
export function useThresholds(): SpeedThresholds {
  return useSpeedThresholdsQuery().data?.speedThresholds ?? DEFAULT_THRESHOLDS;
}
