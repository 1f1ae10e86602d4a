import { Box, chakra, Grid } from '@chakra-ui/react';
import { Fragment } from 'react';
import { labelStep } from './chart-scale';

const MOST_HEADS = 8;
/** The palest cell that still shows beside an empty one. */
const PALEST = 0.12;

export interface HeatGridProps {
  /** Words of the columns, such as hours. */
  heads: readonly string[];
  /** A row for each day or place, with a value for each column; null where nothing is known. */
  rows: readonly { readonly label: string; readonly values: readonly (number | null)[] }[];
}

/** Values as squares of ink, darker for more; empty ones are hollow. Mute: it stands in a `ChartCard`. */
export function HeatGrid({ heads, rows }: HeatGridProps) {
  const highest = Math.max(1, ...rows.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const step = labelStep(heads.length, MOST_HEADS);
  return (
    <Box overflowX="auto">
      <Grid
        templateColumns={`minmax(2.5rem, auto) repeat(${heads.length}, minmax(10px, 1fr))`}
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
        {rows.map(({ label, values }) => (
          <Fragment key={label}>
            <chakra.span pe="2">{label}</chakra.span>
            {values.map((value, index) => (
              <Cell key={heads[index]} share={value === null ? null : value / highest} />
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
      minH="18px"
      borderRadius="2px"
      bg={isFilled ? 'brand.fg' : 'transparent'}
      boxShadow={share === null ? undefined : 'inset 0 0 0 1px {colors.border}'}
      style={isFilled ? { opacity: PALEST + (1 - PALEST) * share } : undefined}
    />
  );
}
