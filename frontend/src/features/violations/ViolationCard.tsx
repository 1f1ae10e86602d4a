import { Button, chakra, Flex, Grid, Text } from '@chakra-ui/react';
import { MapPin } from 'lucide-react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/surface/Card';
import { evenColumns } from '../../components/forms/even-columns';
import { ReportViolation } from '../../components/violation/ReportViolation';
import { useViolationText } from '../../components/violation/useViolationText';
import { VIOLATION_MESSAGES } from '../../components/violation/violation-messages';
import { ViolationLink } from '../../components/violation/ViolationLink';
import type { ListedViolationFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { KNOWN_MESSAGES } from '../../components/violation/messages';
import { ZONES_MESSAGES } from './messages';
import { placeOf } from '../../components/violation/place-of';
import { ProofSentence } from '../../components/violation/ProofSentence';
import { ViolationHead } from '../../components/violation/ViolationHead';

const TWO_BUTTONS = evenColumns(2, { least: '6.5rem', gap: '0.5rem' });

/** One violation: how fast and how severe, which vehicle, when and where; to report it, and to look at its details. */
export const ViolationCard = memo(function ViolationCard({
  violation,
}: {
  violation: ListedViolationFragment;
}) {
  const intl = useIntl();
  const textOf = useViolationText('card');
  const details = intl.formatMessage(VIOLATION_MESSAGES.viewDetailsOf, { violation: textOf(violation) });
  return (
    <Card display="flex" flexDirection="column" gap="3" h="full">
      <ViolationHead violation={violation} scale="card" />
      <ProofSentence violation={violation} />
      <Lines violation={violation} />
      <Grid gap="2" mt="auto" alignItems="start" templateColumns={TWO_BUTTONS}>
        {!violation.isClaimed && <ReportViolation violation={violation} isWide isSmall scale="card" />}
        <Button asChild variant="outline" px="3" textStyle="label">
          <ViolationLink violationId={violation.id} aria-label={details}>
            {intl.formatMessage(VIOLATION_MESSAGES.viewDetails)}
          </ViolationLink>
        </Button>
      </Grid>
    </Card>
  );
});

function Lines({ violation }: { violation: ListedViolationFragment }) {
  const intl = useIntl();
  const formats = useFormats();
  const placeText = usePlaceText();
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
        {formats.dateAndTime(startedAt)}
      </Text>
      <Flex align="center" gap="1.5" textStyle="small" color="fg.muted">
        <MapPin size={16} aria-hidden style={{ flexShrink: 0 }} />
        {place === null ? intl.formatMessage(KNOWN_MESSAGES.noPlace) : placeText(place, violation.headingDeg)}
      </Flex>
      {isClaimed && (
        <Text textStyle="small" color="fg.muted">
          {intl.formatMessage(KNOWN_MESSAGES.claimed)}
        </Text>
      )}
    </Flex>
  );
}
