import { Button, type ButtonProps } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { PERMISSION_MESSAGES } from '../../../components/staff-messages';
import type { Permission } from '../../../graphql/generated';
import { usePermissions } from '../frame/usePermissions';
import { ACT_MESSAGES } from './messages';

export interface PermitButtonProps extends ButtonProps {
  /** What the role needs for it. */
  permission: Permission;
}

/** A button that the role may have no permission for: then it does nothing, carries the no-permission mark, and says why. */
export function PermitButton({ permission, children, onClick, ...button }: PermitButtonProps) {
  const { formatMessage } = useIntl();
  if (usePermissions()(permission)) {
    return (
      <Button onClick={onClick} {...button}>
        {children}
      </Button>
    );
  }
  const why = formatMessage(ACT_MESSAGES.denied, {
    permission: formatMessage(PERMISSION_MESSAGES[permission]),
  });
  return (
    // Reached by Tab, so that everybody learns why.
    <Button {...button} aria-disabled aria-description={why} title={why} opacity="0.6" cursor="not-allowed">
      {children}
      <Lock size={14} aria-hidden />
    </Button>
  );
}
