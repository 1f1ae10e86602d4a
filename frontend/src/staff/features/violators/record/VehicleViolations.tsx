import { wholeKmh } from '@wakafine/domain/speed/speed';
import { Box, Button, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { ViolationSeverityBadge } from '../../../../components/violation/ViolationSeverityBadge';
import type { VehicleViolationFragment, VehicleViolationsQuery } from '../../../../graphql/staff';
import { useFormats } from '../../../../lib/format/format';
import { STAFF_PATHS } from '../../../../lib/paths';
import { CountryMap } from '../../../kit/country-map/CountryMap';
import { violationRows } from '../../../kit/violation-rows/violation-rows';
import { RECORD_MESSAGES } from './record-messages';

export interface VehicleViolationsProps {
  vehicleId: string;
  /** The newest of them. */
  violations: readonly VehicleViolationFragment[];
  counted: VehicleViolationsQuery['violations']['boundedCount'];
}

/** The newest violations that devices of a vehicle recorded, where they were, and the way to all and to their cases. */
export function VehicleViolations({ vehicleId, violations, counted }: VehicleViolationsProps) {
  const { formatMessage } = useIntl();
  const { count, isMore } = counted;
  const dots = violations.flatMap(({ latitude: lat, longitude: lng }) =>
    lat === null || lng === null ? [] : [{ lat, lng }],
  );
  return (
    <Flex as="section" direction="column" gap="2" aria-label={formatMessage(RECORD_MESSAGES.violations)}>
      <Heading as="h3" textStyle="label">
        {formatMessage(RECORD_MESSAGES.violations)}
      </Heading>
      {violations.length === 0 && (
        <Text textStyle="small" color="fg.muted">
          {formatMessage(RECORD_MESSAGES.none)}
        </Text>
      )}
      {dots.length > 0 && (
        <Box borderRadius="12px" overflow="hidden">
          <CountryMap label={formatMessage(RECORD_MESSAGES.map)} place={null} dots={dots} />
        </Box>
      )}
      <chakra.ol listStyleType="none">
        {violations.map((violation) => (
          <ViolationLine key={violation.id} violation={violation} />
        ))}
      </chakra.ol>
      {count > 0 && (
        <Button asChild variant="outline" minH={{ base: '12', md: '9' }}>
          <Link to={violationRows({ of: vehicleId })}>
            {isMore
              ? formatMessage(RECORD_MESSAGES.allMore, { count })
              : formatMessage(RECORD_MESSAGES.all, { count })}
          </Link>
        </Button>
      )}
    </Flex>
  );
}

function ViolationLine({ violation }: { violation: VehicleViolationFragment }) {
  const { formatMessage, formatNumber } = useIntl();
  const { dateAndTime } = useFormats();
  const { id, startedAt, provenKmh, limitKmh, grade } = violation;
  const number = (value: number | null): string => (value === null ? '–' : formatNumber(wholeKmh(value)));
  return (
    <chakra.li py="2" borderTopWidth="1px">
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Button asChild variant="ghost" size="sm" px="2" mx="-2" minH={{ base: '12', md: '9' }}>
          <Link to={`${STAFF_PATHS.violations}?open=${id}`}>{dateAndTime(startedAt)}</Link>
        </Button>
        <ViolationSeverityBadge violation={violation} scale="zone" />
      </Flex>
      <Flex align="center" justify="space-between" gap="2" wrap="wrap">
        <Text textStyle="small">
          {formatMessage(RECORD_MESSAGES.violation, {
            speed: number(provenKmh),
            limit: number(limitKmh),
            grade,
          })}
        </Text>
        {violation.case !== null && (
          <Button asChild variant="ghost" size="sm" px="2" mx="-2" minH={{ base: '12', md: '9' }}>
            <Link to={`${STAFF_PATHS.cases}/${violation.case.id}`}>
              {formatMessage(RECORD_MESSAGES.inCase, { number: violation.case.number })}
            </Link>
          </Button>
        )}
      </Flex>
    </chakra.li>
  );
}
