import { Flex, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../components/surface/Sheet';
import { useConfirmIdentityMutation, useStaffViewerQuery } from '../../../graphql/staff';
import { onConfirmationAsked } from '../../../lib/apollo/confirmation';
import { PASSWORD_MESSAGES, TOTP_MESSAGES } from '../../../components/account/messages';
import { OneFieldForm } from '../../../components/account/OneFieldForm';
import { useFailureText } from '../../../lib/errors/useFailureText';
import { CONFIRM_MESSAGES } from './messages';

/** Asks for the code or the password once more before something that can't be undone, which then goes on by itself. */
export function ConfirmSheet() {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  const { data } = useStaffViewerQuery();
  const [confirmIdentity] = useConfirmIdentityMutation();
  const [isOpen, setIsOpen] = useState(false);
  const settle = useRef<((isConfirmed: boolean) => void) | null>(null);
  const hasTotp = data?.viewer?.hasTotp === true;

  function close(isConfirmed: boolean): void {
    settle.current?.(isConfirmed);
    settle.current = null;
    setIsOpen(false);
  }

  useEffect(function answerQuestions() {
    const stop = onConfirmationAsked(
      () =>
        new Promise((resolve) => {
          settle.current = resolve;
          setIsOpen(true);
        }),
    );
    return () => {
      stop();
      settle.current?.(false);
    };
  }, []);

  async function confirm(secret: string): Promise<void> {
    const input = hasTotp ? { totp: secret } : { password: secret };
    await confirmIdentity({ variables: { input } });
    close(true);
  }

  return (
    <Sheet isOpen={isOpen} onClose={() => close(false)} title={formatMessage(CONFIRM_MESSAGES.title)}>
      <Flex direction="column" gap="4" pb="4">
        <Text color="fg.muted">{formatMessage(CONFIRM_MESSAGES.text)}</Text>
        <OneFieldForm
          label={formatMessage(hasTotp ? TOTP_MESSAGES.removeCode : TOTP_MESSAGES.password)}
          type={hasTotp ? 'text' : 'password'}
          autoComplete={hasTotp ? 'one-time-code' : 'current-password'}
          submitText={formatMessage(CONFIRM_MESSAGES.submit)}
          onSubmit={(secret) =>
            failureText(() => confirm(secret), {
              BAD_USER_INPUT: hasTotp ? TOTP_MESSAGES.wrongCode : PASSWORD_MESSAGES.wrong,
            })
          }
          onCancel={() => close(false)}
        />
      </Flex>
    </Sheet>
  );
}
