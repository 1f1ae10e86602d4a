import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronLeft } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useNavigate } from 'react-router-dom';
import { IconButton } from '../../components/IconButton';
import type { ReactNode } from 'react';
import type { JourneyDetailQuery } from '../../graphql/generated';
import { useFormats } from '../../lib/format';
import { PATHS } from '../../lib/paths';
import { JOURNEY_MESSAGES } from './messages';

export type JourneyDetail = NonNullable<JourneyDetailQuery['journey']>;

export interface JourneyHeadingProps {
  journey: JourneyDetail;
  /** Buttons at the end of the line. */
  actions: ReactNode;
}

/** Back to the list, plate, and one line with date, hours and state. */
export function JourneyHeading({ journey, actions }: JourneyHeadingProps) {
  const intl = useIntl();
  const formats = useFormats();
  const navigate = useNavigate();
  const endTime = journey.endTime === null ? null : formats.time(journey.endTime);
  const hours = [formats.time(journey.startTime), endTime].filter(Boolean).join(' – ');
  const status = intl.formatMessage(journey.isActive ? JOURNEY_MESSAGES.live : JOURNEY_MESSAGES.completed);
  return (
    <Flex align="flex-start" mx="-3">
      <IconButton
        label={intl.formatMessage(JOURNEY_MESSAGES.back)}
        icon={<ChevronLeft size={24} aria-hidden />}
        onClick={() => void navigate(PATHS.journeys)}
      />
      <Box flex="1" minW="0" pt="2">
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
      {actions}
    </Flex>
  );
}
