import { Badge, Box, chakra, Flex, Heading, Text } from '@chakra-ui/react';
import { Bell, ChevronRight } from 'lucide-react';
import { useIntl } from 'react-intl';
import { joinedLine } from '../../../components/joined-line';
import { ZONE_MESSAGES } from '../../../components/messages';
import { Card } from '../../../components/surface/Card';
import { useProofText } from '../../../components/violation/useProofText';
import { ViolationLink } from '../../../components/violation/ViolationLink';
import { ZoneGlyph } from '../../../components/zones/ZoneGlyph';
import { ZONE_NAMES } from '../../../components/zones/zone-names';
import type { JourneyViolationFragment } from '../../../graphql/generated';
import { useFormats } from '../../../lib/format/format';
import { shownViolations } from '../shown/journey-track';
import type { JourneyDetail } from '../shown/JourneyHeading';
import { JOURNEY_MESSAGES } from '../shown/messages';
import { RECEIPT_MESSAGES as TEXTS } from './messages';

export interface ReceiptViolationsProps {
  journey: JourneyDetail;
  isConfirmed: boolean;
}

/** Violations, apart from alerts that only warned; neither before the server has judged. */
export function ReceiptViolations({ journey, isConfirmed }: ReceiptViolationsProps) {
  const { formatMessage } = useIntl();
  if (!isConfirmed) {
    return (
      <Card borderStyle="dashed" borderColor="border.strong">
        <Heading as="h2" textStyle="section">
          {formatMessage(TEXTS.unjudged)}
        </Heading>
        <Text textStyle="small" color="fg.muted" mt="1">
          {formatMessage(TEXTS.unjudgedWhy)}
        </Text>
      </Card>
    );
  }
  const violations = shownViolations(journey.violations, { withClaims: false });
  const alertCount = journey.alerts.length;
  return (
    <Card isFlush>
      <Flex justify="space-between" align="center" wrap="wrap" gap="2" px="4" py="3">
        <Heading as="h2" textStyle="section">
          {formatMessage(JOURNEY_MESSAGES.violations, { count: violations.length })}
        </Heading>
        {violations.length > 0 && <Badge variant="plain">{formatMessage(TEXTS.counts)}</Badge>}
      </Flex>
      {violations.length > 0 && (
        <chakra.ul listStyleType="none">
          {violations.map((violation) => (
            <ViolationRow key={violation.id} violation={violation} />
          ))}
        </chakra.ul>
      )}
      <Flex gap="3" px="4" py="3" borderTopWidth="1px" align="flex-start">
        <Box p="2" bg="bg.muted" borderRadius="control" color="fg.muted" aria-hidden>
          <Bell size={20} />
        </Box>
        <Box flex="1" minW="0">
          <Flex justify="space-between" align="center" wrap="wrap" gap="2">
            <Heading as="h2" textStyle="strong">
              {formatMessage(TEXTS.alerts, { count: alertCount })}
            </Heading>
            {alertCount > 0 && <Badge variant="plain">{formatMessage(TEXTS.coaching)}</Badge>}
          </Flex>
          {alertCount > 0 && (
            <Text textStyle="small" color="fg.muted" mt="0.5">
              {formatMessage(TEXTS.alertsWhy)}
            </Text>
          )}
        </Box>
      </Flex>
    </Card>
  );
}

function ViolationRow({ violation }: { violation: JourneyViolationFragment }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const proofText = useProofText();
  const zone = ZONE_NAMES[violation.severity];
  return (
    <Flex as="li" borderTopWidth="1px">
      <Flex
        asChild
        flex="1"
        minW="0"
        align="center"
        gap="3"
        minH="16"
        px="4"
        py="2.5"
        color="fg"
        textDecoration="none"
        _hover={{ bg: 'bg.muted' }}
        _focusVisible={{ outlineOffset: '-2px' }}
      >
        <ViolationLink violationId={violation.id}>
          <ZoneGlyph zone={zone} size={28} tone="solid" />
          <Box flex="1" minW="0">
            <Text textStyle="strong">{proofText(violation)}</Text>
            <Text textStyle="small" color="fg.muted">
              {joinedLine(formats.time(violation.startedAt), formatMessage(ZONE_MESSAGES[zone]))}
            </Text>
          </Box>
          <Box color="fg.muted" flexShrink="0" aria-hidden>
            <ChevronRight size={20} />
          </Box>
        </ViolationLink>
      </Flex>
    </Flex>
  );
}
