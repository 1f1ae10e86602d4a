import { Box, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { highestOf, roundedUp, type ChartPoint } from './chart-scale';
import { PlotFrame } from './PlotFrame';
import { ChartMark } from './reading/ChartMark';

const MOST_LABELS = 8;

export interface BarChartProps {
  points: readonly ChartPoint[];
  /** Unit of the values in words. */
  unit: string;
  /** Bars from left to right with their words before them, for names; else upwards, for hours and days. */
  isLying?: boolean;
}

/** Values as bars in ink from zero on; what is not known has no bar. It stands in a `ChartCard`, which says what is read. */
export function BarChart({ points, unit, isLying = false }: BarChartProps) {
  const top = roundedUp(highestOf(points));
  return isLying ? (
    <LyingBars points={points} unit={unit} top={top} />
  ) : (
    <StandingBars points={points} unit={unit} top={top} />
  );
}

interface BarsProps {
  points: readonly ChartPoint[];
  unit: string;
  /** Value of the whole length. */
  top: number;
}

function StandingBars({ points, unit, top }: BarsProps) {
  return (
    <PlotFrame top={top} unit={unit} labels={points.map(({ label }) => label)} mostLabels={MOST_LABELS}>
      <Flex h="full">
        {points.map(({ label, value }, index) => (
          // As high as the plot, so that a low bar is as easily read as a high one.
          <ChartMark
            key={label}
            index={index}
            display="flex"
            alignItems="flex-end"
            flex="1"
            minW="1px"
            px="1px"
          >
            <chakra.span
              display="block"
              w="full"
              bg="brand.fg"
              borderTopRadius="2px"
              style={{ height: `${((value ?? 0) / top) * 100}%` }}
            />
          </ChartMark>
        ))}
      </Flex>
    </PlotFrame>
  );
}

/** Columns of names, bars and numbers. */
const COLUMNS = {
  base: 'minmax(0, 7.5rem) minmax(0, 1fr) 2.75rem',
  md: 'minmax(5rem, 12rem) minmax(0, 1fr) 3.5rem',
} as const;

function LyingBars({ points, unit, top }: BarsProps) {
  const { formatNumber } = useIntl();
  return (
    <Box textStyle="small">
      <Box textStyle="micro" fontWeight="normal" color="fg.subtle" mb="1">
        <Box mb="1">{unit}</Box>
        <Box display="grid" gridTemplateColumns={COLUMNS} columnGap="3">
          <span />
          <Flex justify="space-between">
            <span>{formatNumber(0)}</span>
            <span>{formatNumber(top)}</span>
          </Flex>
        </Box>
      </Box>
      {points.map(({ label, value }, index) => (
        <ChartMark
          key={label}
          index={index}
          display="grid"
          w="full"
          gridTemplateColumns={COLUMNS}
          columnGap="3"
          alignItems="center"
          py="1"
        >
          <chakra.span overflowWrap="anywhere">{label}</chakra.span>
          <chakra.span h="3" borderRadius="2px" bg="bg.muted">
            <chakra.span
              display="block"
              h="full"
              borderRadius="2px"
              bg="brand.fg"
              style={{ width: `${((value ?? 0) / top) * 100}%` }}
            />
          </chakra.span>
          <chakra.span textAlign="end" fontWeight="bold">
            {value === null ? '–' : formatNumber(value)}
          </chakra.span>
        </ChartMark>
      ))}
    </Box>
  );
}
