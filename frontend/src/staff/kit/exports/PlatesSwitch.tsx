import { Box } from '@chakra-ui/react';
import { Lock, ScanText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { PERMISSION_MESSAGES } from '../../../components/staff/staff-messages';
import { SwitchRow } from '../../../components/forms/SwitchRow';
import { ACT_MESSAGES } from '../pieces/messages';
import { EXPORTS_MESSAGES } from './messages';
import { useRights } from '../../../lib/session/rights';

/** Whether plates are in full in the file; off, with the no-permission mark, where the role may not see them. */
export function PlatesSwitch({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) {
  const { formatMessage } = useIntl();
  const isAllowed = useRights()('canViewFullRegistrations');
  const permission = formatMessage(PERMISSION_MESSAGES.canViewFullRegistrations);
  return (
    <Box borderWidth="1px" borderRadius="control" overflow="hidden">
      <SwitchRow
        icon={isAllowed ? ScanText : Lock}
        text={formatMessage(EXPORTS_MESSAGES.fullPlates)}
        hint={
          isAllowed
            ? formatMessage(EXPORTS_MESSAGES.fullPlatesHint)
            : formatMessage(ACT_MESSAGES.denied, { permission })
        }
        isOn={isOn}
        isDisabled={!isAllowed}
        onChange={onChange}
      />
    </Box>
  );
}
