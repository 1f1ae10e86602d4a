import { Box, chakra, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { SpeedPoint } from '../../../components/charts/speed-track';
import { FigureText } from '../../../components/FigureText';
import { ZoneBadge } from '../../../components/zones/ZoneBadge';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import { useFormats } from '../../../lib/format/format';
import { REPLAY_MESSAGES } from '../shown/messages';

/** Speed, zone and hour of the moment that is looked at. */
export function ReplayHead({ point }: { point: SpeedPoint | undefined }) {
  const intl = useIntl();
  const formats = useFormats();
  const { speedKmh = null, zone = null } = point ?? {};
  return (
    <Box flex="1" minW="0">
      <chakra.p textStyle="title" whiteSpace="nowrap">
        {speedKmh === null ? '--' : <FigureText text={formats.speed(speedKmh)} />}
      </chakra.p>
      <Flex align="center" columnGap="2" wrap="wrap" minH="6" textStyle="small" color="fg.muted">
        {zone === null ? (
          <span>{intl.formatMessage(REPLAY_MESSAGES.noSpeed)}</span>
        ) : (
          <ZoneBadge zone={ZONE_NAMES[zone]} />
        )}
        {point !== undefined && <span>{formats.time(point.recordedAt)}</span>}
      </Flex>
    </Box>
  );
}
