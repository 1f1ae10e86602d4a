import type { ButtonProps } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { DeniableButton } from '../../kit/pieces/DeniableButton';
import { LIMIT_PAGE_MESSAGES } from './draft/messages';
import { useMay } from '../../kit/frame/useMay';

/** A button for what supervisors and admins do to the register; for others with the no-permission mark. */
export function RegisterButton(props: ButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <DeniableButton
      {...props}
      isAllowed={useMay()('proposeSpeedLimit')}
      permissionText={formatMessage(LIMIT_PAGE_MESSAGES.permission)}
    />
  );
}
