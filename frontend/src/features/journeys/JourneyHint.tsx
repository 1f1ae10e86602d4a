import { Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import type { JourneyDetailQuery } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { JOURNEY_MESSAGES } from './shown/messages';

export interface JourneyHintProps {
  findings: NonNullable<JourneyDetailQuery['journey']>['findings'];
}

/** Hint that the traveller came to a town earlier than the limit allows, which accuses nobody; else nothing. */
export function JourneyHint({ findings }: JourneyHintProps) {
  const intl = useIntl();
  const formats = useFormats();
  const arrival = findings.find(({ kind }) => kind === 'EARLY_ARRIVAL')?.arrival;
  if (!arrival) {
    return null;
  }
  const { fromTown, toTown, minimumMinutes, actualMinutes } = arrival;
  return (
    <Card>
      <Heading as="h2" textStyle="section" pb="1">
        {intl.formatMessage(JOURNEY_MESSAGES.early)}
      </Heading>
      <Text>
        {intl.formatMessage(JOURNEY_MESSAGES.earlyWhat, {
          fromTown,
          toTown,
          minimum: formats.duration(minimumMinutes * 60),
          actual: formats.duration(actualMinutes * 60),
        })}
      </Text>
      <Text pt="1" textStyle="small" color="fg.muted">
        {intl.formatMessage(JOURNEY_MESSAGES.earlyMeans)}
      </Text>
    </Card>
  );
}
