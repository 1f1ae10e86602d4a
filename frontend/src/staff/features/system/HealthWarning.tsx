import { Flex, Text } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';

/** Says above the figures what somebody should look after. */
export function HealthWarning({ text }: { text: string }) {
  return (
    <Flex role="status" gap="2.5" px="3" py="2.5" bg="info.subtle" borderRadius="control" textStyle="small">
      <Flex color="info.fg" aria-hidden>
        <TriangleAlert size={20} />
      </Flex>
      <Text>{text}</Text>
    </Flex>
  );
}
