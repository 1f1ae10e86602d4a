import { Flex } from '@chakra-ui/react';
import { TriangleAlert } from 'lucide-react';

/** The picture of a dangerous stretch: a warning sign, as on the road. */
export function StretchSign() {
  return (
    <Flex align="center" justify="center" boxSize="12" flexShrink="0" aria-hidden>
      <TriangleAlert size={32} />
    </Flex>
  );
}
