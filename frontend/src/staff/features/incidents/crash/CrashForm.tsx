import { Button, Flex } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../../components/states/FaultLine';
import { Sheet } from '../../../../components/surface/Sheet';
import type { StaffIncidentUpdateFragment } from '../../../../graphql/staff';
import { ReasonField } from '../../../kit/pieces/ReasonField';
import { CRASH_MESSAGES } from './crash-messages';
import { CrashListFields } from './CrashListFields';
import { CrashSceneFields } from './CrashSceneFields';
import { useCrashForm } from './useCrashForm';

export interface CrashFormProps {
  incident: StaffIncidentUpdateFragment;
  onClose: () => void;
}

/** The form of the record of a crash; what is not known stays so. Closes once it is saved. */
export function CrashForm({ incident, onClose }: CrashFormProps) {
  const { formatMessage } = useIntl();
  const { draft, faults, refusal, isBusy, change, save } = useCrashForm(incident, onClose);
  return (
    <Sheet
      isOpen
      isWide
      onClose={onClose}
      title={formatMessage(CRASH_MESSAGES.title)}
      footer={
        <>
          {refusal !== null && <FaultLine>{refusal}</FaultLine>}
          <Button width="full" loading={isBusy} onClick={() => void save()}>
            {formatMessage(CRASH_MESSAGES.save)}
          </Button>
        </>
      }
    >
      <Flex direction="column" gap="4" pb="4">
        <CrashSceneFields draft={draft} faults={faults} onChange={change} />
        <CrashListFields draft={draft} faults={faults} onChange={change} />
        {draft.version > 0 && (
          <ReasonField
            label={formatMessage(CRASH_MESSAGES.reason)}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
          />
        )}
      </Flex>
    </Sheet>
  );
}
