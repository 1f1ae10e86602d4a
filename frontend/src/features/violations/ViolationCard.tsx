import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { severityScales } from '@wakafine/domain/severity-scales';
import { MapPin } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { FigureText } from '../../components/FigureText';
import { ZONE_MESSAGES } from '../../components/messages';
import { ReportViolation } from '../../components/ReportViolation';
import { useViolationText } from '../../components/useViolationText';
import { VIOLATION_MESSAGES } from '../../components/violation-messages';
import { ViolationLink } from '../../components/ViolationLink';
import { ZONE_NAMES } from '../../components/zone-names';
import type { ListedViolationFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format';
import { coordinatesText } from '../../lib/map-links';
import { CardSeverityBadge } from './CardSeverityBadge';
import { LIST_MESSAGES, ZONES_MESSAGES } from './messages';
import { placeOf } from './place-of';

/** One violation: how fast and how severe, which vehicle, when and where; to report it, and to look at its details. */
export const ViolationCard = memo(function ViolationCard({
  violation,
}: {
  violation: ListedViolationFragment;
}) {
  const intl = useIntl();
  const textOf = useViolationText();
  const details = intl.formatMessage(VIOLATION_MESSAGES.viewDetailsOf, { violation: textOf(violation) });
  return (
    <Card display="flex" flexDirection="column" gap="3" h="full">
      <Head violation={violation} />
      <Lines violation={violation} />
      <Flex gap="2" mt="auto" align="flex-start">
        {!violation.isClaimed && <ReportViolation violation={violation} isWide />}
        <Button asChild variant="outline" flex="1" px="3" textStyle="label">
          <ViolationLink violationId={violation.id} aria-label={details}>
            {intl.formatMessage(VIOLATION_MESSAGES.viewDetails)}
          </ViolationLink>
        </Button>
      </Flex>
    </Card>
  );
});

function Head({ violation }: { violation: ListedViolationFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const zone = intl.formatMessage(ZONE_MESSAGES[ZONE_NAMES[violation.severity]]);
  return (
    <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
      <chakra.strong textStyle="title">
        <FigureText text={formats.speed(violation.speedKmh)} />
      </chakra.strong>
      <Flex align="center" columnGap="2" wrap="wrap" ms="auto">
        <chakra.span textStyle="small" color="fg.muted">
          {intl.formatMessage(LIST_MESSAGES.zone, { zone })}
        </chakra.span>
        <CardSeverityBadge severity={severityScales(violation).card} />
      </Flex>
    </Flex>
  );
}

function Lines({ violation }: { violation: ListedViolationFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const place = placeOf(violation);
  const { registrationNumber, transportAgency, startedAt, isClaimed } = violation;
  return (
    <Flex direction="column" gap="1" minW="0">
      <Text overflowWrap="anywhere">
        <chakra.bdi textStyle="plate" fontSize="1rem">
          {registrationNumber}
        </chakra.bdi>
        {' · '}
        <bdi>{transportAgency ?? intl.formatMessage(ZONES_MESSAGES.private)}</bdi>
      </Text>
      <Text textStyle="small" color="fg.muted">
        {`${formats.date(startedAt)} · ${formats.time(startedAt)}`}
      </Text>
      <Flex align="center" gap="1.5" textStyle="small" color="fg.muted">
        <MapPin size={16} aria-hidden />
        {place === null ? intl.formatMessage(LIST_MESSAGES.noPlace) : coordinatesText(place)}
      </Flex>
      {isClaimed && (
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(LIST_MESSAGES.claimed)}
        </Text>
      )}
    </Flex>
  );
}
