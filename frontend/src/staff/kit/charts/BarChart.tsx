import { Box, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { AxisLabel } from './AxisLabel';
import { highestOf, labelStep, roundedUp, type ChartPoint } from './chart-scale';

const MOST_LABELS = 8;

export interface BarChartProps {
  points: readonly ChartPoint[];
  /** Bars from left to right with their words before them, for names; else upwards, for hours and days. */
  isLying?: boolean;
}

/** Values as bars in ink; what is not known has no bar. Mute: it stands in a `ChartCard`. */
export function BarChart({ points, isLying = false }: BarChartProps) {
  const top = roundedUp(highestOf(points));
  return isLying ? <LyingBars points={points} top={top} /> : <StandingBars points={points} top={top} />;
}

interface BarsProps {
  points: readonly ChartPoint[];
  /** Value of the whole length. */
  top: number;
}

function StandingBars({ points, top }: BarsProps) {
  const { formatNumber } = useIntl();
  const step = labelStep(points.length, MOST_LABELS);
  return (
    <Box>
      <chakra.div textStyle="micro" fontWeight="normal" color="fg.subtle">
        {formatNumber(top)}
      </chakra.div>
      <Flex align="flex-end" gap="2px" h="160px" borderBlockWidth="1px" borderTopStyle="dashed">
        {points.map(({ label, value }) => (
          <chakra.div
            key={label}
            flex="1"
            minW="1px"
            bg="brand.fg"
            borderTopRadius="2px"
            style={{ height: `${((value ?? 0) / top) * 100}%` }}
          />
        ))}
      </Flex>
      <Flex gap="2px" textStyle="micro" fontWeight="normal" color="fg.subtle" mt="1">
        {points.map(({ label }, index) => (
          <chakra.span key={label} flex="1" minW="0" whiteSpace="nowrap" overflow="visible">
            <AxisLabel label={label} index={index} step={step} />
          </chakra.span>
        ))}
      </Flex>
    </Box>
  );
}

function LyingBars({ points, top }: BarsProps) {
  const { formatNumber } = useIntl();
  return (
    <Box display="grid" gridTemplateColumns="minmax(5rem, 12rem) 1fr auto" columnGap="3" rowGap="1.5">
      {points.map(({ label, value }) => (
        <Box key={label} display="contents" textStyle="small">
          <chakra.span overflowWrap="anywhere">{label}</chakra.span>
          <chakra.span alignSelf="center" h="3" borderRadius="2px" bg="bg.muted">
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
        </Box>
      ))}
    </Box>
  );
}
