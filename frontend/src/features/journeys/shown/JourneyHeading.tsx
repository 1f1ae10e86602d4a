import { Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { JourneyDetailQuery } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { JourneyBar } from './JourneyBar';
import { JOURNEY_MESSAGES } from './messages';

export type JourneyDetail = NonNullable<JourneyDetailQuery['journey']>;

export interface JourneyHeadingProps {
  journey: JourneyDetail;
  /** Buttons at the end of the line. */
  actions: ReactNode;
}

/** Back to the list, plate, and one line with date and state. */
export function JourneyHeading({ journey, actions }: JourneyHeadingProps) {
  const intl = useIntl();
  const formats = useFormats();
  const status = intl.formatMessage(journey.isActive ? JOURNEY_MESSAGES.live : JOURNEY_MESSAGES.completed);
  return (
    <JourneyBar actions={actions}>
      <Heading
        as="h1"
        textStyle={{ base: 'section', md: 'title' }}
        letterSpacing=".03em"
        textTransform="uppercase"
      >
        {journey.registrationNumber}
      </Heading>
      <Text textStyle="small" color="fg.muted">
        {[formats.date(journey.startTime), status].join(' · ')}
      </Text>
      {journey.isVehicleSuspended && (
        <Text textStyle="label">{intl.formatMessage(JOURNEY_MESSAGES.suspended)}</Text>
      )}
      {journey.isEndProvisional && (
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(JOURNEY_MESSAGES.provisional)}
        </Text>
      )}
      {journey.isImported && (
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(JOURNEY_MESSAGES.imported)}
        </Text>
      )}
    </JourneyBar>
  );
}
