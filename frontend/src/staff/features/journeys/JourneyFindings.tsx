import { chakra, Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { StaffJourneyDetailQuery } from '../../../graphql/staff';
import { useFormats } from '../../../lib/format/format';
import { JOURNEY_FINDING_MESSAGES } from './finding-messages';

type Finding = NonNullable<StaffJourneyDetailQuery['journey']>['findings'][number];

/** Findings of the measurement of a journey, one sentence each; nothing where there is none. */
export function JourneyFindings({ findings }: { findings: readonly Finding[] }) {
  const { formatMessage } = useIntl();
  const sentenceOf = useFindingSentence();
  if (findings.length === 0) {
    return null;
  }
  return (
    <Flex direction="column" gap="1">
      <Text as="h3" textStyle="section">
        {formatMessage(JOURNEY_FINDING_MESSAGES.findings)}
      </Text>
      <Text textStyle="small" color="fg.muted" pb="1">
        {formatMessage(JOURNEY_FINDING_MESSAGES.findingsWhat)}
      </Text>
      <chakra.ul listStyleType="none">
        {findings.map((finding) => (
          <Text as="li" key={`${finding.kind} ${finding.startedAt}`} py="3" borderTopWidth="1px">
            {sentenceOf(finding)}
          </Text>
        ))}
      </chakra.ul>
    </Flex>
  );
}

function useFindingSentence(): (finding: Finding) => string {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  return ({ kind, startedAt, endedAt, arrival }) => {
    const isWithinMinute = formats.time(startedAt) === formats.time(endedAt);
    const hour = (at: string): string => (isWithinMinute ? formats.timeWithSeconds(at) : formats.time(at));
    const span = { from: hour(startedAt), to: hour(endedAt) };
    if (arrival === null) {
      return formatMessage(JOURNEY_FINDING_MESSAGES[kind], span);
    }
    const { fromTown, toTown, minimumMinutes, actualMinutes } = arrival;
    return formatMessage(JOURNEY_FINDING_MESSAGES.EARLY_ARRIVAL, {
      ...span,
      ...{ fromTown, toTown },
      minimum: formats.duration(minimumMinutes * 60),
      actual: formats.duration(actualMinutes * 60),
    });
  };
}
