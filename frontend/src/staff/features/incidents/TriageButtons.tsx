import { Flex, Text } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import type { IncidentMove, StaffIncidentFragment } from '../../../graphql/staff';
import { DeniableButton } from '../../kit/pieces/DeniableButton';
import { KeyCap } from '../../kit/keys/KeyCap';
import { MOVE_MESSAGES, OPENED_MESSAGES } from './messages';
import { actsFor } from './triage';
import { useMay } from '../../kit/frame/useMay';

export interface TriageButtonsProps {
  incident: StaffIncidentFragment;
  isBusy: boolean;
  onAct: (to: IncidentMove) => void;
}

/** Acts on an incident in its status, each with its key; nothing where the decision stands. */
export function TriageButtons({ incident, isBusy, onAct }: TriageButtonsProps) {
  const { formatMessage } = useIntl();
  const mayDecide = useMay()('moveIncident');
  const acts = actsFor(incident.status);
  if (acts.length === 0) {
    return (
      <Text textStyle="small" color="fg.muted">
        {formatMessage(OPENED_MESSAGES.closed)}
      </Text>
    );
  }
  return (
    <Flex wrap="wrap" gap="2">
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
