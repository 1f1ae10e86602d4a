import type { ButtonProps } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { PERMISSION_MESSAGES } from '../../../components/staff/staff-messages';
import { LOCKS } from '../../../graphql/locks';
import type { Permission } from '../../../graphql/generated';
import { useMay, type LockedAct } from '../frame/useMay';
import { DeniableButton } from './DeniableButton';

/** Acts whose right the API names as a permission. */
export type PermittedAct = {
  [Act in LockedAct]: (typeof LOCKS)[Act] extends Permission ? Act : never;
}[LockedAct];

export interface PermitButtonProps extends ButtonProps {
  /** Act that it performs. */
  act: PermittedAct;
}

/** A button for an act that needs a permission: without it the button does nothing, carries the no-permission mark, and says why. */
export function PermitButton({ act, ...button }: PermitButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <DeniableButton
      {...button}
      isAllowed={useMay()(act)}
      permissionText={formatMessage(PERMISSION_MESSAGES[LOCKS[act]])}
    />
  );
}
