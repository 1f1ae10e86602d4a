import { Button, chakra, Text } from '@chakra-ui/react';
import { codeFault } from '@wakafine/domain/people/pin';
import { formatPhone } from '@wakafine/domain/people/phone';
import { useIntl } from 'react-intl';
import { useViewer } from '../../../lib/session/session';
import { CodeField } from '../fields/CodeField';
import { ResendCode } from '../sign-in/ResendCode';
import { useSingleField } from '../fields/useSingleField';
import { PROOF_MESSAGES } from './messages';
import type { CodeRequest, RequestedCode } from './useCodeRequest';
import { useProveCode } from './useProveCode';

/** Accepts the code that was sent to the own number. */
export function CodeForm({ proof, requested }: { proof: CodeRequest; requested: RequestedCode }) {
  const { formatMessage } = useIntl();
  const field = useSingleField({ start: '', rule: codeFault, onSend: useProveCode() });
  const { isMessageSent } = requested;
  const number = formatPhone(useViewer()?.mobileNumber ?? '').replaceAll(' ', '\u00a0');
  return (
    <chakra.form noValidate onSubmit={field.send} display="flex" flexDirection="column" gap="3">
      <Text role="status" color="fg.muted">
        {formatMessage(isMessageSent ? PROOF_MESSAGES.sent : PROOF_MESSAGES.notSent, { number })}
      </Text>
      <CodeField
        id="numberCode"
        value={field.value}
        error={field.error}
        onChange={field.change}
        onBlur={field.leave}
      />
      <Button type="submit" variant="outline" loading={field.isSending}>
        {formatMessage(PROOF_MESSAGES.submit)}
      </Button>
      <ResendCode
        sentAtMs={requested.atMs}
        isSending={proof.isRequesting}
        onResend={() => void proof.request()}
      />
    </chakra.form>
  );
}
