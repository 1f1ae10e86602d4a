import { Button, type ButtonProps } from '@chakra-ui/react';
import { Lock } from 'lucide-react';
import { useIntl } from 'react-intl';
import { ACT_MESSAGES } from './messages';

export interface DeniableButtonProps extends ButtonProps {
  isAllowed: boolean;
  /** Missing permission of the role, such as `Decide on incidents`. */
  permissionText: string;
}

/** A button that the role may not be allowed: then it does nothing, carries the no-permission mark, and says why. */
export function DeniableButton(props: DeniableButtonProps) {
  const { isAllowed, permissionText, children, onClick, ...button } = props;
  const { formatMessage } = useIntl();
  if (isAllowed) {
    return (
      <Button onClick={onClick} {...button}>
        {children}
      </Button>
    );
  }
  const why = formatMessage(ACT_MESSAGES.denied, { permission: permissionText });
  return (
    // Reached by Tab, so that everybody learns why.
    <Button {...button} aria-disabled aria-description={why} title={why} opacity="0.6" cursor="not-allowed">
      {children}
      <Lock size={14} aria-hidden />
    </Button>
  );
}
