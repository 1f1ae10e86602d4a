import { Badge, Button, Flex, Text } from '@chakra-ui/react';
import { CheckCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TYPE_ICONS } from '../../../components/incidents/incident-icons';
import { IncidentStatusBadge } from '../../../components/incidents/IncidentStatusBadge';
import { PIECE_MESSAGES, TYPE_MESSAGES } from '../../../components/incidents/messages';
import { useAgeText } from '../../../components/incidents/useAgeText';
import { SeverityBadge } from '../../../components/zones/SeverityBadge';
import type { StaffIncidentFragment } from '../../../graphql/staff';
import { DeniableButton } from '../../kit/pieces/DeniableButton';
import { beginningOf, useRowPlaceText } from '../../kit/pieces/incident-texts';
import { MOVE_MESSAGES, OPENED_MESSAGES } from './messages';
import { actsFor } from './triage';
import { useMay } from '../../kit/frame/useMay';

export interface IncidentCardProps {
  incident: StaffIncidentFragment;
  /** Response clock and who is on it, below the rest. */
  desk?: ReactNode;
  /** With the buttons View and Resolve; without them the whole row is a button of anyone who draws it. */
  onView?: () => void;
  onResolve?: () => void;
}

/** An incident as a compact row: what, how long ago, in whose words, where, how bad, and what others say. */
export function IncidentCard({ incident, desk, onView, onResolve }: IncidentCardProps) {
  const { formatMessage } = useIntl();
  const ageText = useAgeText();
  const placeText = useRowPlaceText();
  const { incidentType, description, occurredAt, severity, status, confirmationCount } = incident;
  const Icon = TYPE_ICONS[incidentType];
  return (
    <Flex gap="3" minW="0">
      <Flex pt="0.5" flexShrink="0" aria-hidden>
        <Icon size={20} />
      </Flex>
      <Flex direction="column" flex="1" minW="0" gap="0.5">
        <Flex justify="space-between" align="baseline" columnGap="2" wrap="wrap">
          <Text fontWeight="bold">{formatMessage(TYPE_MESSAGES[incidentType])}</Text>
          <Text textStyle="small" color="fg.muted">
            {ageText(occurredAt)}
          </Text>
        </Flex>
        {description && (
          <Text textStyle="small" overflowWrap="anywhere" dir="auto">
            {beginningOf(description)}
          </Text>
        )}
        <Text textStyle="small" fontSize="0.8125rem" color="fg.muted">
          {placeText(incident)}
        </Text>
        <Flex align="center" justify="space-between" wrap="wrap" gap="1.5">
          <Flex align="center" wrap="wrap" gap="1.5">
            <SeverityBadge severity={severity} />
            {status !== 'RECEIVED' && <IncidentStatusBadge status={status} />}
            {confirmationCount > 0 && <Confirmed count={confirmationCount} />}
          </Flex>
          {onView !== undefined && <CardActs {...{ incident, onView, onResolve }} />}
        </Flex>
        {desk}
      </Flex>
    </Flex>
  );
}

function Confirmed({ count }: { count: number }) {
  const { formatMessage, formatNumber } = useIntl();
  const words = formatMessage(PIECE_MESSAGES.confirmations, { count });
  return (
    <Badge variant="plain" role="img" aria-label={words} title={words}>
      <CheckCheck size={14} aria-hidden />
      {formatNumber(count)}
    </Badge>
  );
}

const SMALL = { size: 'sm', minH: { base: '12', md: '7' }, h: { md: '7' }, px: '2.5' } as const;

function CardActs({ incident, onView, onResolve }: IncidentCardProps) {
  const { formatMessage } = useIntl();
  const mayDecide = useMay()('moveIncident');
  const object = `#${incident.id} ${formatMessage(TYPE_MESSAGES[incident.incidentType])}`;
  const resolve = formatMessage(MOVE_MESSAGES.RESOLVED);
  const view = formatMessage(OPENED_MESSAGES.view);
  const canResolve = actsFor(incident.status).some(({ to }) => to === 'RESOLVED');
  return (
    <Flex align="center" ms="auto" gap="1">
      <Button {...SMALL} variant="ghost" aria-label={`${view}: ${object}`} onClick={onView}>
        {view}
      </Button>
      {canResolve && (
        <DeniableButton
          {...SMALL}
          variant="outline"
          aria-label={`${resolve}: ${object}`}
          isAllowed={mayDecide}
          permissionText={formatMessage(OPENED_MESSAGES.decide)}
          onClick={onResolve}
        >
          {resolve}
        </DeniableButton>
      )}
    </Flex>
  );
}
