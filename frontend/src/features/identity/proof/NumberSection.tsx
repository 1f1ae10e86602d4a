import { Flex, Heading } from '@chakra-ui/react';
import { Check } from 'lucide-react';
import { useIntl } from 'react-intl';
import { Card } from '../../../components/surface/Card';
import { useViewer } from '../../../lib/session/session';
import { PROOF_MESSAGES } from './messages';
import { ProveNumber } from './ProveNumber';

/** Part of the profile: whether the own number is proven, and until then the way to prove it. */
export function NumberSection() {
  const { formatMessage } = useIntl();
  const viewer = useViewer();
  return (
    <section>
      <Heading as="h2" textStyle="section" mb="3">
        {formatMessage(PROOF_MESSAGES.section)}
      </Heading>
      <Card as="div">
        {viewer?.isNumberProven === true ? (
          <Flex align="center" gap="2">
            <Check size={20} aria-hidden />
            {formatMessage(PROOF_MESSAGES.proven)}
          </Flex>
        ) : (
          <ProveNumber />
        )}
      </Card>
    </section>
  );
}
