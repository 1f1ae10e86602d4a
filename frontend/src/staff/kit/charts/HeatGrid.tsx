import { Box, chakra, Grid } from '@chakra-ui/react';
import { Fragment } from 'react';
import { labelStep } from './chart-scale';
import { ChartMark } from './reading/ChartMark';

const MOST_HEADS = 8;
/** The palest cell that still shows beside an empty one. */
const PALEST = 0.12;

/** Lines that mean: too little was seen here. */
const HATCH = {
  backgroundImage: 'repeating-linear-gradient(135deg, transparent 0 3px, {colors.border.strong} 3px 4px)',
  opacity: 0.6,
};

/** A square of the grid. */
export interface HeatCell {
  /** Null where nothing is known. */
  readonly value: number | null;
  /** Index of its words among the readings of the chart. */
  readonly reading: number;
}

export interface HeatGridProps {
  /** Words of the columns, such as hours. */
  heads: readonly string[];
  /** A row for each day or place, with a cell for each column. */
  rows: readonly { readonly label: string; readonly cells: readonly HeatCell[] }[];
}

/** Values as squares of ink, darker for more; zero is hollow, and what is not known is hatched. It stands in a `ChartCard`, which says what is read. */
export function HeatGrid({ heads, rows }: HeatGridProps) {
  const highest = Math.max(1, ...rows.flatMap(({ cells }) => cells.map(({ value }) => value ?? 0)));
  const step = labelStep(heads.length, MOST_HEADS);
  return (
    <Box overflowX="auto">
      <Grid
        templateColumns={`minmax(2rem, auto) repeat(${heads.length}, minmax(7px, 1fr))`}
        gap="2px"
        textStyle="micro"
        fontWeight="normal"
        color="fg.subtle"
      >
        <span />
        {heads.map((head, index) => (
          <chakra.span key={head} minW="0" whiteSpace="nowrap">
            {index % step === 0 ? head : null}
          </chakra.span>
        ))}
        {rows.map(({ label, cells }) => (
          <Fragment key={label}>
            <chakra.span pe="2">{label}</chakra.span>
            {cells.map(({ value, reading }) => (
              <ChartMark key={reading} index={reading} minH="18px" borderRadius="2px">
                <Cell share={value === null ? null : value / highest} />
              </ChartMark>
            ))}
          </Fragment>
        ))}
      </Grid>
    </Box>
  );
}

function Cell({ share }: { share: number | null }) {
  const isFilled = share !== null && share > 0;
  return (
    <chakra.span
      display="block"
      h="full"
      minH="18px"
      borderRadius="2px"
      bg={isFilled ? 'brand.fg' : 'transparent'}
      boxShadow="inset 0 0 0 1px {colors.border}"
      css={share === null ? HATCH : undefined}
      style={isFilled ? { opacity: PALEST + (1 - PALEST) * share } : undefined}
    />
  );
}
