import { Box, chakra, Flex, Grid } from '@chakra-ui/react';
import type { SpeedThresholds } from '@wakafine/domain/speed/zones';
import { useIntl } from 'react-intl';
import { ZONE_MESSAGES } from '../messages';
import { ZONE_NAMES } from '../zones/zone-names';
import { ROUTE_MAP_MESSAGES } from './messages';
import { TraceLines } from './TraceLines';
import { TRACE_STYLES } from './trace-styles';

/** Before a speed, which does not stand alone in a line. */
const NO_BREAK = '\u00a0';
/** Room for all four beside each other, in the widest of letters. */
const ONE_ROW = '@container (min-width: 33rem)';
/** Letters so large that two do not fit beside each other. */
const ONE_COLUMN = '@container (max-width: 13rem)';

/**
 * Legend of the lines of the map: each zone with its pattern, its word and, where given, the speed it begins at
 * in km/h.
 */
export function TraceLegend({ thresholds }: { thresholds?: SpeedThresholds }) {
  const intl = useIntl();
  return (
    <Box containerType="inline-size">
      <Grid
        as="ul"
        aria-label={intl.formatMessage(ROUTE_MAP_MESSAGES.legend)}
        // Two by two or all in one row: no zone alone in its row.
        templateColumns="repeat(2, auto)"
        columnGap="2"
        rowGap="1"
        css={{
          [ONE_ROW]: { gridTemplateColumns: 'repeat(4, auto)' },
          [ONE_COLUMN]: { gridTemplateColumns: 'auto' },
        }}
      >
        {TRACE_STYLES.map(({ zone }) => {
          const name = ZONE_NAMES[zone];
          const fromKmh = name === 'safe' ? undefined : thresholds?.[name];
          return (
            <Flex as="li" key={zone} align="center" gap="1.5" textStyle="small" listStyleType="none">
              <chakra.svg width="34px" height="14px" viewBox="0 0 34 14" flex="none" aria-hidden>
                <TraceLines paths={{ [zone]: 'M5 7H29' }} />
              </chakra.svg>
              {intl.formatMessage(ZONE_MESSAGES[name])}
              {fromKmh !== undefined && `${NO_BREAK}${intl.formatNumber(fromKmh)}`}
            </Flex>
          );
        })}
      </Grid>
    </Box>
  );
}
