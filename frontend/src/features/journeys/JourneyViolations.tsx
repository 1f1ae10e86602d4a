import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { ZoneBadge } from '../../components/ZoneBadge';
import type { ZoneName } from '../../components/ZoneGlyph';
import type { ViolationSeverity } from '../../graphql/generated';
import { secondsBetween, useFormats } from '../../lib/format';
import type { JourneyDetail } from './JourneyHeading';
import { JOURNEY_MESSAGES } from './messages';

type JourneyViolation = JourneyDetail['violations'][number];

const ZONE_OF: Record<ViolationSeverity, ZoneName> = {
  CAUTION: 'caution',
  WARNING: 'warning',
  DANGER: 'danger',
};

/** The violations of a journey, oldest first: peak speed, severity, hour and length of each. */
export function JourneyViolations({ violations }: { violations: readonly JourneyViolation[] }) {
  const intl = useIntl();
  const shown = violations.filter((violation) => !violation.isWithdrawn);
  const counted = shown.filter((violation) => !violation.isClaimed).length;
  return (
    <Card isFlush>
      <Heading as="h2" textStyle="section" px="4" pt="4" pb="3">
        {intl.formatMessage(JOURNEY_MESSAGES.violations, { count: counted })}
      </Heading>
      {shown.length === 0 ? (
        <Text px="4" pb="4" color="fg.muted">
          {intl.formatMessage(JOURNEY_MESSAGES.clean)}
        </Text>
      ) : (
        <chakra.ul listStyleType="none">
          {[...shown].sort(byStart).map((violation) => (
            <ViolationRow key={violation.id} violation={violation} />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

function ViolationRow({ violation }: { violation: JourneyViolation }) {
  const intl = useIntl();
  const formats = useFormats();
  const grade = intl.formatMessage(JOURNEY_MESSAGES.grade, { grade: violation.grade });
  const note = violation.isClaimed ? intl.formatMessage(JOURNEY_MESSAGES.claimed) : grade;
  return (
    <Flex as="li" align="center" gap="4" px="4" py="3" minH="16" borderTopWidth="1px">
      <chakra.span textStyle="heading" minW="6.5rem" whiteSpace="nowrap">
        {formats.speed(violation.speedKmh)}
      </chakra.span>
      <Flex direction="column" gap="1" minW="0">
        <Flex align="center" gap="2" wrap="wrap">
          <ZoneBadge zone={ZONE_OF[violation.severity]} />
          {violation.endedAt !== null && (
            <Text textStyle="small" color="fg.muted">
              {formats.duration(secondsBetween(violation.startedAt, violation.endedAt))}
            </Text>
          )}
        </Flex>
        <Text textStyle="small" color="fg.muted">
          {[formats.time(violation.startedAt), note].join(' · ')}
        </Text>
      </Flex>
    </Flex>
  );
}

function byStart(a: JourneyViolation, b: JourneyViolation): number {
  return Date.parse(a.startedAt) - Date.parse(b.startedAt);
}
