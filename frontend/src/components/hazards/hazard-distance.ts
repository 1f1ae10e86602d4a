import { useIntl } from 'react-intl';
import { useFormats } from '../../lib/format/format';
import { FORMAT_MESSAGES } from '../../lib/format/format-messages';

/** A hazard is shown at the middle of its cell: no distance to it is known better, m. */
const STEP_M = 50;
const KM_M = 1_000;

/** A distance to a hazard in steps of 50 m, m. */
export function hazardStepM(distanceM: number): number {
  return Math.round(distanceM / STEP_M) * STEP_M;
}

/** Gives a distance to a hazard in words: `800 m`, `31.2 km`. */
export function useHazardDistance(): (distanceM: number) => string {
  const { formatMessage, formatNumber } = useIntl();
  const { distance } = useFormats();
  return (distanceM) =>
    hazardStepM(distanceM) < KM_M
      ? formatMessage(FORMAT_MESSAGES.m, { value: formatNumber(hazardStepM(distanceM)) })
      : distance(distanceM / KM_M);
}
