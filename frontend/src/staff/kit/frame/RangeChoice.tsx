import { Box } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Segmented } from '../../../components/forms/Segmented';
import { LIVE_MESSAGES } from './messages';
import { useStaffRange } from './useStaffRange';

/** The time that the figures of the page are of, in its address. */
export function RangeChoice() {
  const { formatMessage } = useIntl();
  const [range, setRange] = useStaffRange();
  return (
    <Box minW="216px" flex={{ base: '1 1 100%', md: 'none' }} flexShrink="0">
      <Segmented
        label={formatMessage(LIVE_MESSAGES.range)}
        isLabelHidden
        isCompact
        value={range}
        onChange={setRange}
        choices={[
          { value: '24h', label: formatMessage(LIVE_MESSAGES.range24h) },
          { value: '7d', label: formatMessage(LIVE_MESSAGES.range7d) },
          { value: '30d', label: formatMessage(LIVE_MESSAGES.range30d) },
        ]}
      />
    </Box>
  );
}
