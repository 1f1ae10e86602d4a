import { Button, Text } from '@chakra-ui/react';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StaffUserRowFragment } from '../../../graphql/staff';
import { PermitButton } from '../../kit/pieces/PermitButton';
import type { RevealWhy } from '../../kit/reveal/reveal-why';
import { RevealSheet } from '../../kit/reveal/RevealSheet';
import { USERS_MESSAGES } from './messages';
import type { RevealNumbers } from './useRevealNumbers';

export interface RevealNumbersButtonProps {
  numbers: RevealNumbers;
  /** Accounts whose numbers are shown: the rows that are loaded. */
  users: readonly StaffUserRowFragment[];
}

/** Shows the numbers of the loaded rows, which the audit log records, and masks them again. */
export function RevealNumbersButton({ numbers, users }: RevealNumbersButtonProps) {
  const { formatMessage } = useIntl();
  const { revealed, isBusy, failure, reveal, hide } = numbers;
  const masked = users.filter(({ id, mobileNumber }) => mobileNumber !== null && !revealed.has(id));
  const [isAsking, setIsAsking] = useState(false);
  const isShown = revealed.size > 0 && masked.length === 0;

  async function show(why: RevealWhy): Promise<void> {
    await reveal(
      masked.map(({ id }) => id),
      why,
    );
    setIsAsking(false);
  }

  return (
    <>
      {isShown ? (
        <Button variant="ghost" size="sm" minH={{ base: '12', md: '9' }} onClick={hide}>
          <EyeOff size={16} aria-hidden />
          {formatMessage(USERS_MESSAGES.hide)}
        </Button>
      ) : (
        <PermitButton
          act="revealNumbers"
          variant="ghost"
          size="sm"
          minH={{ base: '12', md: '9' }}
          disabled={masked.length === 0}
          title={formatMessage(USERS_MESSAGES.revealHint)}
          onClick={() => setIsAsking(true)}
        >
          <Eye size={16} aria-hidden />
          {formatMessage(USERS_MESSAGES.reveal)}
        </PermitButton>
      )}
      {isAsking && (
        <RevealSheet
          title={formatMessage(USERS_MESSAGES.reveal)}
          isBusy={isBusy}
          onClose={() => setIsAsking(false)}
          onReveal={(why) => void show(why)}
        />
      )}
      {failure !== null && (
        <Text role="alert" textStyle="small" color="danger.fg">
          {failure}
        </Text>
      )}
    </>
  );
}
