import type { ButtonProps } from '@chakra-ui/react';
import { useIntl } from 'react-intl';
import { PERMISSION_MESSAGES } from '../../../components/staff/staff-messages';
import type { Permission } from '../../../graphql/generated';
import { usePermissions } from '../frame/usePermissions';
import { DeniableButton } from './DeniableButton';

export interface PermitButtonProps extends ButtonProps {
  /** Permission for it. */
  permission: Permission;
}

/** A button for what a permission allows: without it the button does nothing, carries the no-permission mark, and says why. */
export function PermitButton({ permission, ...button }: PermitButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <DeniableButton
      {...button}
      isAllowed={usePermissions()(permission)}
      permissionText={formatMessage(PERMISSION_MESSAGES[permission])}
    />
  );
}
