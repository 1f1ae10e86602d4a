import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { AxisLabel } from './AxisLabel';
import { labelStep } from './chart-scale';

/** Height of the plot of a chart, CSS px. */
export const PLOT_PX = 160;

export interface PlotFrameProps {
  /** Value at the upper end of the axis, which begins at zero. */
  top: number;
  /** Unit of the axis in words, such as `violations`. */
  unit: string;
  /** Words under the values, from left to right. */
  labels: readonly string[];
  /** So many of them are written at most. */
  mostLabels: number;
  plotRef?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** The axes of a chart: its unit, zero and upper end at the left, and the words of its values below. */
export function PlotFrame({ top, unit, labels, mostLabels, plotRef, children }: PlotFrameProps) {
  const { formatNumber } = useIntl();
  const step = labelStep(labels.length, mostLabels);
  return (
    <Box textStyle="micro" fontWeight="normal" color="fg.subtle">
      <Box mb="2">{unit}</Box>
      <Grid templateColumns="auto minmax(0, 1fr)" columnGap="1.5" rowGap="1">
        <Flex direction="column" justify="space-between" textAlign="end" my="-0.6em">
          <span>{formatNumber(top)}</span>
          <span>{formatNumber(0)}</span>
        </Flex>
        <Box
          ref={plotRef}
          position="relative"
          h={`${PLOT_PX}px`}
          borderBlockWidth="1px"
          borderTopStyle="dashed"
        >
          {children}
        </Box>
        <span />
        <Flex gap="2px">
          {labels.map((label, index) => (
            <chakra.span key={label} flex="1" minW="0" whiteSpace="nowrap" overflow="visible">
              <AxisLabel label={label} index={index} step={step} />
            </chakra.span>
          ))}
        </Flex>
      </Grid>
    </Box>
  );
}
