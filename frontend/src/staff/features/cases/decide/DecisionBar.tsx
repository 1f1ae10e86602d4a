import { Button, Flex, Text } from '@chakra-ui/react';
import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Sheet } from '../../../../components/surface/Sheet';
import { actsOf } from './case-acts';
import { decisionTitle } from './decision-title';
import { DecisionPanel } from './DecisionPanel';
import { DECIDE_MESSAGES } from './messages';
import type { DecisionOptions } from './useDecision';

/** On a narrow screen: the decision as a bar at the foot, which opens what can be done. */
export function DecisionBar({ stateText, ...options }: DecisionOptions & { stateText: string }) {
  const { formatMessage } = useIntl();
  const [isOpen, setIsOpen] = useState(false);
  const title = formatMessage(decisionTitle(options.known));
  const canAct = actsOf(options.known).length > 0 && options.known.steps.every(({ isOwn }) => !isOwn);
  return (
    <>
      <Flex
        position="sticky"
        bottom="0"
        zIndex="bar"
        align="center"
        justify="space-between"
        gap="3"
        mx={{ base: '-4', md: '-5' }}
        mb="-4"
        mt="auto"
        px="4"
        py="2"
        bg="bg.panel"
        borderTopWidth="1px"
      >
        <Flex direction="column" minW="0">
          <Text textStyle="label">{title}</Text>
          <Text textStyle="micro" fontWeight="normal" color="fg.muted">
            {stateText}
          </Text>
        </Flex>
        <Button flexShrink="0" variant={canAct ? 'solid' : 'outline'} onClick={() => setIsOpen(true)}>
          {canAct && <PenLine size={18} aria-hidden />}
          {formatMessage(canAct ? DECIDE_MESSAGES.open : DECIDE_MESSAGES.show)}
        </Button>
      </Flex>
      <Sheet isOpen={isOpen} onClose={() => setIsOpen(false)} title={title}>
        <DecisionPanel {...options} hasTitle={false} />
      </Sheet>
    </>
  );
}
