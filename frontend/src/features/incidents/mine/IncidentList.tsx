import { chakra, Flex, Text } from '@chakra-ui/react';
import { memo } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { Card } from '../../../components/surface/Card';
import { MOOD_ICONS } from '../../../components/incidents/incident-icons';
import { IncidentStatusBadge } from '../../../components/incidents/IncidentStatusBadge';
import {
  CROWD_MESSAGES,
  MOOD_MESSAGES,
  PIECE_MESSAGES,
  TYPE_MESSAGES,
} from '../../../components/incidents/messages';
import { placeOf } from '../../../components/incidents/incident-place-text';
import { useAgeText } from '../../../components/incidents/useAgeText';
import { SeverityBadge } from '../../../components/zones/SeverityBadge';
import type { SubmittedIncidentFragment } from '../../../graphql/generated';
import { usePlaceText } from '../../../lib/gazetteer/usePlaceText';
import { incidentPath } from '../../../lib/paths';
import { IncidentThumb } from './IncidentThumb';

/** Incidents that the user has submitted as rows of a card, each a link to what has become of it. */
export function IncidentList({ incidents }: { incidents: readonly SubmittedIncidentFragment[] }) {
  return (
    <Card isFlush>
      <chakra.ul listStyleType="none">
        {incidents.map((incident, index) => (
          <chakra.li key={incident.id} borderTopWidth={index === 0 ? '0' : '1px'}>
            <IncidentRow incident={incident} />
          </chakra.li>
        ))}
      </chakra.ul>
    </Card>
  );
}

const IncidentRow = memo(function IncidentRow({ incident }: { incident: SubmittedIncidentFragment }) {
  const { formatMessage } = useIntl();
  const ageText = useAgeText();
  const placeText = usePlaceText();
  const { incidentType, mood, severity, status, occurredAt } = incident;
  const MoodIcon = MOOD_ICONS[mood];
  const place = placeOf(incident);
  return (
    <Flex
      asChild
      gap="3"
      px="4"
      py="3"
      color="fg"
      textDecoration="none"
      _hover={{ bg: 'bg.muted' }}
      _focusVisible={{ outlineOffset: '-2px' }}
    >
      <Link to={incidentPath(incident.id)}>
        <IncidentThumb incidentType={incidentType} photoUrl={incident.photoUrl} />
        <Flex direction="column" gap="1" flex="1" minW="0">
          <Flex align="center" justify="space-between" gap="2" wrap="wrap">
            <Text textStyle="strong">{formatMessage(TYPE_MESSAGES[incidentType])}</Text>
            <IncidentStatusBadge status={status} />
          </Flex>
          <Flex align="center" columnGap="3" rowGap="1" wrap="wrap">
            <SeverityBadge severity={severity} />
            <Flex as="span" align="center" gap="1" textStyle="small">
              <MoodIcon size={18} aria-hidden />
              {formatMessage(MOOD_MESSAGES[mood])}
            </Flex>
          </Flex>
          <Text textStyle="small" color="fg.muted">
            {ageText(occurredAt)}
          </Text>
          <Text textStyle="small" color="fg.muted">
            {place === null ? formatMessage(PIECE_MESSAGES.noPlace) : placeText(place)}
          </Text>
          <OthersSay incident={incident} />
        </Flex>
      </Link>
    </Flex>
  );
});

function OthersSay({
  incident: { confirmationCount, crowdVerdict },
}: {
  incident: SubmittedIncidentFragment;
}) {
  const { formatMessage } = useIntl();
  const words = [
    ...(confirmationCount > 0
      ? [formatMessage(PIECE_MESSAGES.confirmations, { count: confirmationCount })]
      : []),
    ...(crowdVerdict ? [formatMessage(CROWD_MESSAGES[crowdVerdict.reason])] : []),
  ];
  return words.length === 0 ? null : <Text textStyle="small">{words.join(' · ')}</Text>;
}
