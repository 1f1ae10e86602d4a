import { Button, chakra, Flex, Text } from '@chakra-ui/react';
import { codeFault } from '@wakafine/domain/people/pin';
import { formatPhone } from '@wakafine/domain/people/phone';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useViewer } from '../../../lib/session/session';
import { FaultLine } from '../../../components/states/FaultLine';
import { CodeField } from '../fields/CodeField';
import { ResendCode } from '../sign-in/ResendCode';
import { useSingleField } from '../fields/useSingleField';
import { PROOF_MESSAGES } from './messages';
import { useNumberProof, type NumberProof, type RequestedCode } from './useNumberProof';

/** Offers to have a code sent to the own number, and then accepts it; `later` stands beside the offer. */
export function ProveNumber({ later }: { later?: ReactNode }) {
  const { formatMessage } = useIntl();
  const proof = useNumberProof();
  return (
    <Flex direction="column" gap="3">
      {proof.requested === null && <Text color="fg.muted">{formatMessage(PROOF_MESSAGES.why)}</Text>}
      {proof.failure !== null && <FaultLine>{proof.failure}</FaultLine>}
      {proof.requested === null ? (
        <Flex gap="3" wrap="wrap">
          <Button
            flex="1 1 auto"
            variant="outline"
            loading={proof.isRequesting}
            onClick={() => void proof.request()}
          >
            {formatMessage(PROOF_MESSAGES.send)}
          </Button>
          {later}
        </Flex>
      ) : (
        <CodeForm proof={proof} requested={proof.requested} />
      )}
    </Flex>
  );
}

function CodeForm({ proof, requested }: { proof: NumberProof; requested: RequestedCode }) {
  const { formatMessage } = useIntl();
  const field = useSingleField({ start: '', rule: codeFault, onSend: proof.prove });
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
