import { Flex, Text } from '@chakra-ui/react';
import { Smartphone } from 'lucide-react';
import { useIntl } from 'react-intl';
import { useRideAgreementQuery } from '../../../graphql/generated';
import { BUS_MESSAGES } from './messages';

/** So often it is asked, ms; the server's answer holds for ten seconds. */
const ASK_EVERY_MS = 15_000;

/** Says that others in the vehicle measure the same, where at least two do; nothing else. */
export function AgreementLine() {
  const { formatMessage } = useIntl();
  const { data } = useRideAgreementQuery({
    fetchPolicy: 'no-cache',
    pollInterval: ASK_EVERY_MS,
    skipPollAttempt: () => document.visibilityState === 'hidden',
  });
  return (
    <div role="status">
      {data?.rideAgreement?.isAgreed === true && (
        <Flex gap="3" mt="4" align="center">
          <Smartphone size={20} aria-hidden />
          <Text>
            <strong>{formatMessage(BUS_MESSAGES.agree)}</strong> {formatMessage(BUS_MESSAGES.witness)}
          </Text>
        </Flex>
      )}
    </div>
  );
}
