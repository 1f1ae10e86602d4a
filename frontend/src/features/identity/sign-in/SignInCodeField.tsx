import { Flex, Text } from '@chakra-ui/react';
import { MessageSquareText } from 'lucide-react';
import { useIntl } from 'react-intl';
import { CodeField } from '../fields/CodeField';
import { SIGN_IN_MESSAGES } from '../fields/messages';
import { ResendCode } from './ResendCode';
import type { SignInCode } from './useSignInCode';

/** Reason why sign-in needs a code too, and the field for it. */
export function SignInCodeField({ code }: { code: SignInCode }) {
  const intl = useIntl();
  return (
    <Flex direction="column" gap="3">
      <Flex
        role="status"
        align="center"
        gap="2.5"
        px="4"
        py="3"
        bg="info.subtle"
        borderRadius="12px"
        textStyle="small"
      >
        <Flex color="info.fg" aria-hidden>
          <MessageSquareText size={20} />
        </Flex>
        <Text flex="1">{intl.formatMessage(SIGN_IN_MESSAGES.codeNeeded)}</Text>
      </Flex>
      <CodeField
        id="code"
        value={code.value}
        error={code.error}
        onChange={code.change}
        onBlur={() => undefined}
      />
      <ResendCode sentAtMs={code.sentAtMs} isSending={code.isSending} onResend={code.resend} />
    </Flex>
  );
}
