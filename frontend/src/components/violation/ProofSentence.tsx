import { Box, Flex, Text } from '@chakra-ui/react';
import type { ProofFacts } from '@wakafine/domain/violations/proof-texts';
import { Clock } from 'lucide-react';
import { useProofText } from './useProofText';

export interface ProofSentenceProps {
  violation: ProofFacts;
  /** As the headline of the details; else as a line of a card. */
  isHeadline?: boolean;
}

/** Proven speed and its limit; an unconfirmed limit in the dashed frame of what is not confirmed. */
export function ProofSentence({ violation, isHeadline = false }: ProofSentenceProps) {
  const textOf = useProofText();
  const isUnconfirmed = violation.isLimitConfirmed === false;
  const sentence = (
    <Text textStyle={isHeadline ? 'heading' : 'strong'} minW="0">
      {textOf(violation)}
    </Text>
  );
  if (!isUnconfirmed) {
    return sentence;
  }
  return (
    <Flex
      gap="2.5"
      px="3"
      py="2"
      borderWidth="1px"
      borderStyle="dashed"
      borderColor="border.strong"
      borderRadius="control"
    >
      <Box pt="0.5" color="fg.muted" aria-hidden>
        <Clock size={20} />
      </Box>
      {sentence}
    </Flex>
  );
}
