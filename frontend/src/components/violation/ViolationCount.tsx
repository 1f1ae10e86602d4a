import { chakra, Flex } from '@chakra-ui/react';
import { Check, CircleAlert } from 'lucide-react';

export interface ViolationCountProps {
  count: number;
  /** The count in words. */
  text: string;
  isStrong?: boolean;
}

/**
 * Number of violations a journey has; in ink and in no shape of a zone, since their severities are not known
 * here.
 */
export function ViolationCount({ count, text, isStrong = false }: ViolationCountProps) {
  const Icon = count === 0 ? Check : CircleAlert;
  return (
    <Flex
      as="span"
      align="center"
      gap="1.5"
      textStyle={isStrong ? 'strong' : 'small'}
      color={count === 0 && !isStrong ? 'fg.muted' : 'fg'}
    >
      <Icon size={isStrong ? 18 : 16} aria-hidden />
      {/* The words, not the icon, stand on the line of what is beside them. */}
      <chakra.span alignSelf="baseline">{text}</chakra.span>
    </Flex>
  );
}
