import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { RoadLine } from '../../components/RoadLine';
import { useFormats } from '../../lib/format';
import { journeyFigures } from './journey-figures';
import type { JourneyDetail } from './JourneyHeading';
import { CATEGORY_MESSAGES, ROLE_MESSAGES } from './messages';
import { VehicleIcon } from './VehicleIcon';

/** What went where, above the road line; how far, how long and how fast, below it. */
export function JourneyFigures({ journey }: { journey: JourneyDetail }) {
  const intl = useIntl();
  const formats = useFormats();
  const kind = [
    intl.formatMessage(CATEGORY_MESSAGES[journey.category]),
    journey.transportAgency,
    intl.formatMessage(ROLE_MESSAGES[journey.role]),
  ];
  return (
    <Card display="flex" flexDirection="column" gap="4">
      <Flex align="center" justify="space-between" gap="3">
        <VehicleIcon vehicleType={journey.vehicleType} />
        <Text textStyle="small" color="fg.muted" textAlign="end">
          {kind.filter(Boolean).join(' · ')}
        </Text>
      </Flex>
      <RoadLine />
      <Box as="dl" display="grid" gridTemplateColumns={{ base: '1fr 1fr', md: 'repeat(4, 1fr)' }} gap="4">
        {journeyFigures(journey, { intl, formats }).map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </Box>
    </Card>
  );
}

function Figure({ label, value }: { label: string; value: string }) {
  return (
    <Flex direction="column-reverse" justify="flex-end">
      <chakra.dt textStyle="small" color="fg.muted">
        {label}
      </chakra.dt>
      <chakra.dd textStyle="heading">{value}</chakra.dd>
    </Flex>
  );
}
