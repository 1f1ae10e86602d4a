import { Button, Flex, Text } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { FaultLine } from '../../../components/states/FaultLine';
import { lazyScreen } from '../../../lib/lazy-screen';
import { PROOF_MESSAGES } from './messages';
import { useCodeRequest } from './useCodeRequest';

/** Comes while the message with the code is under way. */
const CodeForm = lazyScreen(() => import('./CodeForm').then((file) => file.CodeForm));

/** Offers to have a code sent to the own number, and then accepts it; `later` stands beside the offer. */
export function ProveNumber({ later }: { later?: ReactNode }) {
  const { formatMessage } = useIntl();
  const proof = useCodeRequest();
  function handleSend(): void {
    // It is drawn once the message is on its way; what fails now is tried again then.
    CodeForm.load().catch(() => undefined);
    void proof.request();
  }
  return (
    <Flex direction="column" gap="3">
      {proof.requested === null && <Text color="fg.muted">{formatMessage(PROOF_MESSAGES.why)}</Text>}
      {proof.failure !== null && <FaultLine>{proof.failure}</FaultLine>}
      {proof.requested === null ? (
        <Flex gap="3" wrap="wrap">
          <Button flex="1 1 auto" variant="outline" loading={proof.isRequesting} onClick={handleSend}>
            {formatMessage(PROOF_MESSAGES.send)}
          </Button>
          {later}
        </Flex>
      ) : (
        <Suspense fallback={null}>
          <CodeForm proof={proof} requested={proof.requested} />
        </Suspense>
      )}
    </Flex>
  );
}
