import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { Check, ChevronLeft } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { PIECE_MESSAGES, TYPE_MESSAGES } from '../../../components/incidents/messages';
import { COMMON_MESSAGES } from '../../../components/messages';
import { SeverityBadge } from '../../../components/zones/SeverityBadge';
import { SIMILAR_MESSAGES } from '../draft/messages';
import type { SimilarIncident } from './useFindSimilar';

export interface SimilarReportsProps {
  similar: readonly SimilarIncident[];
  isBusy: boolean;
  onSame: (incidentId: string) => void;
  onBack: () => void;
}

/** Incidents of others nearby and just now, each with a button to confirm that it is the same. */
export function SimilarReports({ similar, isBusy, onSame, onBack }: SimilarReportsProps) {
  const { formatMessage } = useIntl();
  const start = useRef<HTMLParagraphElement>(null);
  useEffect(function readFromStart() {
    start.current?.focus();
  }, []);
  return (
    <Flex direction="column" gap="3">
      <Text ref={start} tabIndex={-1} outline="none" color="fg.muted">
        {formatMessage(SIMILAR_MESSAGES.text)}
      </Text>
      <chakra.ul listStyleType="none" display="flex" flexDirection="column" gap="2">
        {similar.map((incident) => (
          <li key={incident.id}>
            <SimilarReport incident={incident} isBusy={isBusy} onSame={() => onSame(incident.id)} />
          </li>
        ))}
      </chakra.ul>
      <Button variant="ghost" px="2" alignSelf="flex-start" onClick={onBack}>
        <ChevronLeft size={20} aria-hidden />
        {formatMessage(COMMON_MESSAGES.back)}
      </Button>
    </Flex>
  );
}

interface SimilarReportProps {
  incident: SimilarIncident;
  isBusy: boolean;
  onSame: () => void;
}

function SimilarReport({ incident, isBusy, onSame }: SimilarReportProps) {
  const { formatMessage } = useIntl();
  const { incidentType, severity, confirmationCount: count } = incident;
  const Icon = TYPE_ICONS[incidentType];
  return (
    <Card>
      <Flex align="center" gap="3">
        <Icon size={28} aria-hidden />
        <Flex direction="column" flex="1" minW="0">
          <Flex align="center" justify="space-between" wrap="wrap" columnGap="2">
            <Text textStyle="strong">{formatMessage(TYPE_MESSAGES[incidentType])}</Text>
            <SeverityBadge severity={severity} />
          </Flex>
          <Text textStyle="small" color="fg.muted">
            {formatMessage(SIMILAR_MESSAGES.near)}
          </Text>
          <Text textStyle="small" color="fg.muted">
            {formatMessage(PIECE_MESSAGES.confirmations, { count })}
          </Text>
        </Flex>
      </Flex>
      <Button variant="outline" width="full" mt="3" disabled={isBusy} onClick={onSame}>
        <Check size={20} aria-hidden />
        {formatMessage(SIMILAR_MESSAGES.same)}
      </Button>
    </Card>
  );
}
