import { chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../components/surface/Card';
import { FigureText } from '../../components/FigureText';
import { ReportViolation } from '../../components/violation/ReportViolation';
import { useViolationText } from '../../components/violation/useViolationText';
import { VIOLATION_MESSAGES } from '../../components/violation/violation-messages';
import { ViolationLink } from '../../components/violation/ViolationLink';
import { ZoneBadge } from '../../components/zones/ZoneBadge';
import { ZONE_NAMES } from '../../components/zones/zone-names';
import type { JourneyViolationFragment } from '../../graphql/generated';
import { placeOf } from '../../components/violation/place-of';
import { useProofText } from '../../components/violation/useProofText';
import { secondsBetween, useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { violationAnchor } from '../../lib/violation-anchor';
import { shownViolations } from './shown/journey-track';
import { JOURNEY_MESSAGES } from './shown/messages';

export interface JourneyViolationsProps {
  violations: readonly JourneyViolationFragment[];
  /** Whether there is a route on which they can be shown. */
  hasRoute: boolean;
  /** Whether the driver was warned on the way: then the heading alone says that there is no violation. */
  hasAlerts: boolean;
}

/** The violations of a journey, oldest first: peak speed, severity, hour and length of each. */
export function JourneyViolations({ violations, hasRoute, hasAlerts }: JourneyViolationsProps) {
  const intl = useIntl();
  const shown = shownViolations(violations, { withClaims: true });
  const counted = shown.filter((violation) => !violation.isClaimed).length;
  return (
    <Card isFlush>
      <Heading as="h2" textStyle="section" px="4" pt="4" pb="3">
        {intl.formatMessage(JOURNEY_MESSAGES.violations, { count: counted })}
      </Heading>
      {shown.length === 0 && !hasAlerts && (
        <Text px="4" pb="4" color="fg.muted">
          {intl.formatMessage(JOURNEY_MESSAGES.clean)}
        </Text>
      )}
      {shown.length > 0 && (
        <chakra.ul listStyleType="none">
          {shown.map((violation) => (
            <ViolationRow key={violation.id} violation={violation} hasRoute={hasRoute} />
          ))}
        </chakra.ul>
      )}
    </Card>
  );
}

interface ViolationRowProps {
  violation: JourneyViolationFragment;
  hasRoute: boolean;
}

function ViolationRow({ violation, hasRoute }: ViolationRowProps) {
  const intl = useIntl();
  const textOf = useViolationText();
  const proofText = useProofText();
  const name = { violation: textOf(violation) };
  const label = intl.formatMessage(JOURNEY_MESSAGES.showViolation, name);
  const details = intl.formatMessage(VIOLATION_MESSAGES.viewDetailsOf, name);
  const isOnRoute = hasRoute && !violation.isClaimed;
  return (
    <Flex as="li" align="center" justify="flex-end" wrap="wrap" columnGap="2" borderTopWidth="1px" pe="1">
      <Flex
        asChild
        align="center"
        gap="2"
        flex="1 1 8rem"
        minW="0"
        minH="16"
        ps="4"
        py="3"
        color="fg"
        textDecoration="none"
        _hover={isOnRoute ? { bg: 'bg.muted' } : undefined}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        {isOnRoute ? (
          <Link to={{ hash: violationAnchor(violation.id) }} replace aria-label={label}>
            <Figures violation={violation} />
          </Link>
        ) : (
          <div>
            <Figures violation={violation} />
          </div>
        )}
      </Flex>
      {!violation.isClaimed && <ReportViolation violation={violation} />}
      <Flex
        asChild
        align="center"
        justify="center"
        minW="12"
        minH="12"
        ms="-2"
        flexShrink="0"
        color="fg.muted"
        borderRadius="control"
        _hover={{ bg: 'bg.muted' }}
      >
        <ViolationLink violationId={violation.id} aria-label={details}>
          <ChevronRight size={20} aria-hidden />
        </ViolationLink>
      </Flex>
      {!violation.isClaimed && (
        <Text flex="1 0 100%" px="4" pb="3" textStyle="small">
          {proofText(violation)}
        </Text>
      )}
    </Flex>
  );
}

function Figures({ violation }: { violation: JourneyViolationFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const placeText = usePlaceText();
  const { speedKmh, severity, startedAt, endedAt, isClaimed } = violation;
  const place = placeOf(violation);
  const facts = [
    ...(isClaimed ? [] : [intl.formatMessage(JOURNEY_MESSAGES.grade, { grade: violation.grade })]),
    formats.time(startedAt),
    ...(endedAt === null ? [] : [formats.duration(secondsBetween(startedAt, endedAt))]),
  ];
  return (
    <>
      <chakra.span textStyle="heading" minW="11" flexShrink="0">
        <FigureText text={formats.speed(speedKmh)} isStacked />
      </chakra.span>
      <Flex
        as="span"
        direction="column"
        align="flex-start"
        gap="1"
        minW="0"
        textStyle="small"
        color="fg.muted"
      >
        <ZoneBadge zone={ZONE_NAMES[severity]} />
        {isClaimed && <span>{intl.formatMessage(JOURNEY_MESSAGES.claimed)}</span>}
        {/* Apart by their distance alone: a dot would hang at the end of a line. */}
        <Flex as="span" columnGap="2.5" wrap="wrap" whiteSpace="nowrap">
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </Flex>
        {place !== null && <span>{placeText(place, violation.headingDeg)}</span>}
      </Flex>
    </>
  );
}
