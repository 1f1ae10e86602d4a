import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';

export interface CountButtonProps {
  label: string;
  count: number;
  /** A shape or icon before the label. */
  mark?: ReactNode;
  isChosen: boolean;
  onChoose: () => void;
}

/** Number of items of one kind, as a button that narrows the list below to it. */
export function CountButton({ label, count, mark, isChosen, onChoose }: CountButtonProps) {
  const { formatNumber } = useIntl();
  return (
    <chakra.button
      type="button"
      aria-pressed={isChosen}
      display="inline-flex"
      alignItems="center"
      justifyContent="center"
      gap="1"
      flexShrink="0"
      minH={{ base: '12', md: '8' }}
      minW={{ base: '12', md: '0' }}
      px="2"
      borderRadius="badge"
      textStyle="small"
      fontSize="0.8125rem"
      whiteSpace="nowrap"
      color={isChosen ? 'fg' : 'fg.muted'}
      bg={isChosen ? 'bg.muted' : 'transparent'}
      cursor="pointer"
      _hover={{ bg: 'bg.muted' }}
      onClick={onChoose}
    >
      {mark}
      {label}
      <chakra.b color="fg" fontWeight="bold">
        {formatNumber(count)}
      </chakra.b>
    </chakra.button>
  );
}
