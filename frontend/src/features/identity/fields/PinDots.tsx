import { chakra, Flex } from '@chakra-ui/react';
import { PIN_DIGITS } from '@wakafine/domain/people/pin';

const PLACES = Array.from({ length: PIN_DIGITS }, (_, place) => place);

export interface PinDotsProps {
  value: string;
  isShown: boolean;
  hasCaret: boolean;
}

/** Draws the PIN: a dot or digit for each one typed, a caret where the next goes, rings for the rest. */
export function PinDots({ value, isShown, hasCaret }: PinDotsProps) {
  return (
    <Flex aria-hidden pointerEvents="none" gap="14px" align="center">
      {PLACES.map((place) => {
        const digit = value[place];
        if (digit !== undefined) {
          return <Typed key={place} digit={digit} isShown={isShown} />;
        }
        return hasCaret && place === value.length ? <Caret key={place} /> : <Ring key={place} />;
      })}
    </Flex>
  );
}

function Typed({ digit, isShown }: { digit: string; isShown: boolean }) {
  if (isShown) {
    return (
      <chakra.span w="16px" textAlign="center" textStyle="heading">
        {digit}
      </chakra.span>
    );
  }
  return <chakra.span boxSize="16px" borderRadius="full" bg="fg" />;
}

function Caret() {
  return <chakra.span w="2px" h="28px" mx="7px" bg="focus" />;
}

function Ring() {
  return (
    <chakra.span boxSize="16px" borderRadius="full" boxShadow="inset 0 0 0 2px {colors.border.strong}" />
  );
}
