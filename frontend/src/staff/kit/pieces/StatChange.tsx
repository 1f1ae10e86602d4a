import { chakra } from '@chakra-ui/react';
import { ArrowDown, ArrowUp, Minus } from 'lucide-react';
import { useIntl } from 'react-intl';
import { STAT_MESSAGES } from './messages';

export interface StatChangeProps {
  direction: 'up' | 'down' | 'same';
  /** By how much, without a sign. */
  text: string;
}

const ARROWS = { up: ArrowUp, down: ArrowDown, same: Minus } as const;

/** By how much a figure is more or less than before, as an arrow and a number. */
export function StatChange({ direction, text }: StatChangeProps) {
  const { formatMessage } = useIntl();
  const Arrow = ARROWS[direction];
  return (
    <chakra.span display="inline-flex" alignItems="center" gap="0.5" fontWeight="bold" color="fg">
      <Arrow size={13} aria-hidden />
      <chakra.span aria-hidden>{text}</chakra.span>
      <chakra.span srOnly>{formatMessage(STAT_MESSAGES[direction], { value: text })}</chakra.span>
    </chakra.span>
  );
}
