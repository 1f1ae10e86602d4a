import { Flex, Text } from '@chakra-ui/react';
import { isIncidentClosed } from '@wakafine/domain/incidents/incident-state';
import { useIntl } from 'react-intl';
import type { StaffIncidentFragment } from '../../../graphql/staff';
import { DeniableButton } from '../../kit/pieces/DeniableButton';
import { KeyCap } from '../../kit/keys/KeyCap';
import { MOVE_MESSAGES, OPENED_MESSAGES } from './messages';
import { actsFor, type TriageStep } from './triage';
import { useMay } from '../../kit/frame/useMay';

export interface TriageButtonsProps {
  incident: StaffIncidentFragment;
  isBusy: boolean;
  onAct: (to: TriageStep) => void;
}

/** Acts on an incident in its status, each with its key; a decided one can only be reopened. */
export function TriageButtons({ incident, isBusy, onAct }: TriageButtonsProps) {
  const { formatMessage } = useIntl();
  const mayDecide = useMay()('moveIncident');
  const acts = actsFor(incident.status);
  return (
    <Flex wrap="wrap" gap="2" align="center">
      {isIncidentClosed(incident.status) && (
        <Text textStyle="small" color="fg.muted" flex="1 1 12rem">
          {formatMessage(OPENED_MESSAGES.closed)}
        </Text>
      )}
      {acts.map(({ to, key }) => (
        <DeniableButton
          key={to}
          flex={{ base: '1 1 30%', md: '1 1 auto' }}
          px="3"
          variant={to === 'RESOLVED' ? 'solid' : 'outline'}
          isAllowed={mayDecide}
          permissionText={formatMessage(OPENED_MESSAGES.decide)}
          aria-keyshortcuts={key}
          disabled={isBusy}
          onClick={() => onAct(to)}
        >
          {formatMessage(MOVE_MESSAGES[to])}
          <KeyCap text={key} />
        </DeniableButton>
      ))}
    </Flex>
  );
}
