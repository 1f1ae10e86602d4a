import { Box, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FORMAT_MESSAGES } from '../../lib/format/format-messages';
import { scaleBarOf, type MapView } from './map-view';

/** Longest bar, CSS px. */
const MAX_PX = 96;

/** Time for which a stretch on the ground is on this map. */
export function ScaleBar({ view }: { view: MapView }) {
  const intl = useIntl();
  const { lengthM, widthPx } = scaleBarOf(view, MAX_PX);
  const [unit, value] = lengthM < 1_000 ? (['m', lengthM] as const) : (['km', lengthM / 1_000] as const);
  const label = intl.formatMessage(FORMAT_MESSAGES[unit], { value: intl.formatNumber(value) });
  return (
    <Box
      position="absolute"
      insetInlineStart="2"
      bottom="2"
      px="1"
      pb="1"
      bg="map.land"
      borderRadius="badge"
      pointerEvents="none"
      data-part="scale"
    >
      <Text textStyle="micro" color="fg.muted" textAlign="center">
        {label}
      </Text>
      <Box
        w={`${widthPx}px`}
        minW="4"
        h="1.5"
        mt="0.5"
        borderColor="fg.muted"
        borderWidth="0 1.5px 1.5px"
        borderStyle="solid"
      />
    </Box>
  );
}
