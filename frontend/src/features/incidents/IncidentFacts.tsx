import { chakra, Flex, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../components/Card';
import { SeverityBadge } from '../../components/SeverityBadge';
import { useFormats } from '../../lib/format';
import { coordinatesText, placeLink } from '../../lib/map-links';
import type { IncidentDetail } from './IncidentPage';
import { MOOD_ICONS } from './incident-icons';
import { INCIDENT_MESSAGES, MOOD_MESSAGES, SIMILAR_MESSAGES } from './messages';
import { CROWD_MESSAGES, DETAIL_MESSAGES } from './my-messages';
import { placeOf } from './told-place';

/** What the user told of an incident, and what others make of it. */
export function IncidentFacts({ incident }: { incident: IncidentDetail }) {
  const { formatMessage } = useIntl();
  const formats = useFormats();
  const { severity, mood, occurredAt, description, confirmationCount: count, crowdVerdict } = incident;
  const MoodIcon = MOOD_ICONS[mood];
  return (
    <Card>
      <chakra.dl display="flex" flexDirection="column" gap="3">
        <Fact label={formatMessage(INCIDENT_MESSAGES.severity)}>
          <SeverityBadge severity={severity} />
        </Fact>
        <Fact label={formatMessage(INCIDENT_MESSAGES.mood)}>
          <Flex as="span" align="center" gap="1.5">
            <MoodIcon size={20} aria-hidden />
            {formatMessage(MOOD_MESSAGES[mood])}
          </Flex>
        </Fact>
        <Fact label={formatMessage(DETAIL_MESSAGES.when)}>
          {[formats.date(occurredAt), formats.time(occurredAt)].join(' · ')}
        </Fact>
        <Fact label={formatMessage(DETAIL_MESSAGES.place)}>
          <PlaceFact incident={incident} />
        </Fact>
        {description && (
          <Fact label={formatMessage(DETAIL_MESSAGES.words)}>
            <Text as="span" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto" display="block">
              {description}
            </Text>
          </Fact>
        )}
        <Fact label={formatMessage(DETAIL_MESSAGES.crowd)}>
          <span>{formatMessage(SIMILAR_MESSAGES.confirmations, { count })}</span>
          {crowdVerdict && (
            <Text as="span" display="block" color="fg.muted">
              {formatMessage(CROWD_MESSAGES[crowdVerdict.reason])}
            </Text>
          )}
        </Fact>
      </chakra.dl>
    </Card>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <chakra.dt textStyle="small" color="fg.muted" mb="0.5">
        {label}
      </chakra.dt>
      <dd>{children}</dd>
    </div>
  );
}

function PlaceFact({ incident }: { incident: IncidentDetail }) {
  const { formatMessage } = useIntl();
  const place = placeOf(incident);
  if (place === null) {
    return formatMessage(DETAIL_MESSAGES.noPlace);
  }
  return (
    <Flex as="span" align="center" columnGap="4" wrap="wrap">
      {coordinatesText(place)}
      <chakra.a
        href={placeLink(place)}
        target="_blank"
        rel="noreferrer"
        display="inline-flex"
        alignItems="center"
        gap="1.5"
        minH="12"
        textStyle="strong"
        color="brand.fg"
      >
        {formatMessage(DETAIL_MESSAGES.map)}
        <ExternalLink size={18} aria-hidden />
      </chakra.a>
    </Flex>
  );
}
