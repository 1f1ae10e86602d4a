import { chakra, Flex, Text } from '@chakra-ui/react';
import { ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl, type MessageDescriptor } from 'react-intl';
import type { IncidentDetailFragment } from '../../graphql/generated';
import { useFormats } from '../../lib/format/format';
import { usePlaceText } from '../../lib/gazetteer/usePlaceText';
import { placeLink } from '../../lib/map-links';
import { Card } from '../surface/Card';
import { ForExperts } from '../place/ForExperts';
import { SeverityBadge } from '../zones/SeverityBadge';
import { MOOD_ICONS } from './incident-icons';
import { CROWD_MESSAGES, CROWD_WORD_MESSAGES, MOOD_MESSAGES, PIECE_MESSAGES } from './messages';
import { placeOf } from './incident-place-text';

/** For the person who submitted it. */
const INCIDENT_LABELS = {
  severity: PIECE_MESSAGES.submittedSeverity,
  mood: PIECE_MESSAGES.submittedMood,
  words: PIECE_MESSAGES.words,
};

export interface IncidentFactsProps {
  incident: IncidentDetailFragment;
  /** Staff read the same under other words. */
  labels?: Readonly<Record<'severity' | 'mood' | 'words', MessageDescriptor>>;
}

/** Submitted facts of an incident, and the verdict of others. */
export function IncidentFacts({ incident, labels = INCIDENT_LABELS }: IncidentFactsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const formats = useFormats();
  const { severity, mood, occurredAt, description, confirmationCount: count, crowdVerdict } = incident;
  const { injuredCount, seenVehicle, crowdConfidence } = incident;
  const MoodIcon = MOOD_ICONS[mood];
  return (
    <Card>
      <chakra.dl display="flex" flexDirection="column" gap="3">
        <Fact label={formatMessage(labels.severity)}>
          <SeverityBadge severity={severity} />
        </Fact>
        <Fact label={formatMessage(labels.mood)}>
          <Flex as="span" align="center" gap="1.5">
            <MoodIcon size={20} aria-hidden />
            {formatMessage(MOOD_MESSAGES[mood])}
          </Flex>
        </Fact>
        <Fact label={formatMessage(PIECE_MESSAGES.when)}>{formats.dateAndTime(occurredAt)}</Fact>
        <Fact label={formatMessage(PIECE_MESSAGES.place)}>
          <PlaceFact incident={incident} />
        </Fact>
        {typeof injuredCount === 'number' && (
          <Fact label={formatMessage(PIECE_MESSAGES.seenInjured)}>{formatNumber(injuredCount)}</Fact>
        )}
        {seenVehicle && (
          <Fact label={formatMessage(PIECE_MESSAGES.seenVehicle)}>
            <span dir="auto">{seenVehicle}</span>
          </Fact>
        )}
        {description && (
          <Fact label={formatMessage(labels.words)}>
            <Text as="span" whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto" display="block">
              {description}
            </Text>
          </Fact>
        )}
        <Fact label={formatMessage(PIECE_MESSAGES.crowd)}>
          {crowdConfidence && (
            <Text as="span" display="block" textStyle="strong">
              {formatMessage(CROWD_WORD_MESSAGES[crowdConfidence.word])}
            </Text>
          )}
          <span>{formatMessage(PIECE_MESSAGES.confirmations, { count })}</span>
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

function PlaceFact({ incident }: { incident: IncidentDetailFragment }) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const place = placeOf(incident);
  if (place === null) {
    return formatMessage(PIECE_MESSAGES.noPlace);
  }
  return (
    <>
      <Flex as="span" align="center" columnGap="4" wrap="wrap">
        {placeText(place)}
        <chakra.a
          href={placeLink(place)}
          target="_blank"
          rel="noreferrer"
          display="inline-flex"
          alignItems="center"
          gap="1.5"
          minH="12"
          // As high as a finger needs, in a line as high as its letters.
          my="-3"
          textStyle="strong"
          color="brand.fg"
        >
          {formatMessage(PIECE_MESSAGES.map)}
          <ExternalLink size={18} aria-hidden />
        </chakra.a>
      </Flex>
      <ForExperts place={place} />
    </>
  );
}
