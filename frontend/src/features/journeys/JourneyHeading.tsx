import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../components/IconButton';
import type { JourneyDetailQuery } from '../../graphql/generated';
import { useFormats } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { JOURNEY_MESSAGES } from './messages';

export type JourneyDetail = NonNullable<JourneyDetailQuery['journey']>;

/** Back to the list, plate, and one line with date, hours and state. */
export function JourneyHeading({ journey }: { journey: JourneyDetail }) {
  const intl = useIntl();
  const formats = useFormats();
  const navigate = useNavigate();
  const endTime = journey.endTime === null ? null : formats.time(journey.endTime);
  const hours = [formats.time(journey.startTime), endTime].filter(Boolean).join(' – ');
  const status = intl.formatMessage(journey.isActive ? JOURNEY_MESSAGES.live : JOURNEY_MESSAGES.completed);
  return (
    <Flex align="flex-start" ms="-3">
      <IconButton
        label={intl.formatMessage(JOURNEY_MESSAGES.back)}
        icon={<ChevronLeft size={24} aria-hidden />}
        onClick={() => void navigate(PATHS.journeys)}
      />
      <Box minW="0" pt="2">
        <Heading as="h1" textStyle="title" letterSpacing=".03em" textTransform="uppercase">
          {journey.registrationNumber}
        </Heading>
        <Text textStyle="small" color="fg.muted">
          {[formats.date(journey.startTime), hours, status].join(' · ')}
        </Text>
        {journey.isEndProvisional && (
          <Text textStyle="small" color="fg.muted">
            {intl.formatMessage(JOURNEY_MESSAGES.provisional)}
          </Text>
        )}
      </Box>
    </Flex>
  );
}
