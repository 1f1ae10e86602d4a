import { chakra } from '@chakra-ui/react';

export interface SteadyLabelProps {
  text: string;
  isBold: boolean;
}

/**
 * A word that turns bold once it is chosen, and reserves the room of the bold one before, so that nothing beside
 * it moves.
 */
export function SteadyLabel({ text, isBold }: SteadyLabelProps) {
  return (
    <chakra.span
      display="grid"
      minW="0"
      data-text={text}
      fontWeight={isBold ? 'bold' : 'medium'}
      // Not to be seen or heard, for it is hidden: it only reserves the room.
      _after={{
        content: 'attr(data-text)',
        h: '0',
        overflow: 'hidden',
        visibility: 'hidden',
        fontWeight: 'bold',
      }}
    >
      {text}
    </chakra.span>
  );
}
