import { Button, Text } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useIntl } from 'react-intl';
import type { StaffUserRowFragment } from '../../../graphql/staff';
import { PermitButton } from '../pieces/PermitButton';
import { USERS_MESSAGES } from './messages';
import type { RevealNumbers } from './useRevealNumbers';

export interface RevealNumbersButtonProps {
  numbers: RevealNumbers;
  /** Whose numbers: the rows that are loaded. */
  users: readonly StaffUserRowFragment[];
}

/** Shows the numbers of the loaded rows, which the audit log keeps, and masks them again. */
export function RevealNumbersButton({ numbers, users }: RevealNumbersButtonProps) {
  const { formatMessage } = useIntl();
  const { revealed, isBusy, failure, reveal, hide } = numbers;
  const masked = users.filter(({ id, mobileNumber }) => mobileNumber !== null && !revealed.has(id));
  const isShown = revealed.size > 0 && masked.length === 0;
  return (
    <>
      {isShown ? (
        <Button variant="ghost" size="sm" minH={{ base: '12', md: '9' }} onClick={hide}>
          <EyeOff size={16} aria-hidden />
          {formatMessage(USERS_MESSAGES.hide)}
        </Button>
      ) : (
        <PermitButton
          permission="canManageUsers"
          variant="ghost"
          size="sm"
          minH={{ base: '12', md: '9' }}
          loading={isBusy}
          disabled={masked.length === 0}
          title={formatMessage(USERS_MESSAGES.revealHint)}
          onClick={() => void reveal(masked.map(({ id }) => id))}
        >
          <Eye size={16} aria-hidden />
          {formatMessage(USERS_MESSAGES.reveal)}
        </PermitButton>
      )}
      {failure !== null && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {failure}
        </Text>
      )}
    </>
  );
}
