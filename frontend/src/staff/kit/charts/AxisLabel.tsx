import { chakra } from '@chakra-ui/react';

export interface AxisLabelProps {
  label: string;
  /** Index of the value. */
  index: number;
  /** Each how many values there is a label at a desk. */
  step: number;
}

/** The label of a value where there is room for one: on a phone for half as many. */
export function AxisLabel({ label, index, step }: AxisLabelProps) {
  if (index % step !== 0) {
    return null;
  }
  const isSpare = index % (2 * step) !== 0;
  return <chakra.span display={isSpare ? { base: 'none', md: 'inline' } : 'inline'}>{label}</chakra.span>;
}
